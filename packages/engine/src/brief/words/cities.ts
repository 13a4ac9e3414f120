/** Cities that stand alone on cards and posters: where, never who. */
import { words } from '../phrases.ts'

export const CITIES = words(
  `amsterdam ankara antwerp athens athina atlanta auckland bangalore bangkok barcelona basel belfast bengaluru bergen berlin bern bilbao birmingham bogotá bologna bonn
  bordeaux boston bratislava bremen bristol brisbane brno brooklyn brussels bruxelles bucharest budapest cairo calgary cambridge cardiff chennai chicago copenhagen cracow
  dallas delhi denver detroit dresden dubai dublin durham düsseldorf edinburgh eindhoven firenze frankfurt galway gdańsk geneva genoa genova ghent glasgow gothenburg
  granada graz hackney hamburg hanover hannover helsinki houston innsbruck istanbul izmir jakarta karachi kochi köln cologne kraków kyiv kyoto lagos leeds leicester leipzig lille lima
  linz lisbon lisboa liverpool ljubljana lodz łódź london lucerne luzern lyon madrid malmö manchester manila marseille medellín melbourne miami milan milano minneapolis montreal moscow
  mumbai munich münchen nairobi nantes naples napoli newcastle nottingham oslo ottawa oxford palermo philadelphia pisa porto portland poznań prague praha pune québec
  reykjavik riga rome roma rotterdam salzburg santiago sarajevo seattle seoul seville sevilla sheffield singapore stockholm stuttgart sydney tallinn tampere tbilisi tokyo
  toronto toulouse trieste trondheim turin torino turku uppsala utrecht valencia vancouver venice venezia verona vienna wien vilnius warsaw warszawa wellington wrocław zagreb
  zaragoza zurich zürich`,
)
