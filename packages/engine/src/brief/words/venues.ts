/** Words by which venues are named. */
import { words } from '../phrases.ts'

export const VENUES = words(
  `park hall center centre theater theatre club arena stadium museum gallery library school church square bar cafe café pub restaurant hotel garden gardens beach
  pier plaza house studio room ballroom auditorium courtyard market farm brewery winery lounge rooftop harbor harbour hill field fields grounds fairgrounds gym loft lodge campus university college temple stage warehouse
  yard barn lake marina museum cinema pavilion amphitheater castle court bookstore bookshop street boathouse clubhouse bandstand aula teatro théâtre theater musée museo kirche église iglesia parque parc jardin rathaus stadthalle halle saal salle sala mercado marché klub kościół dom dworzec folkets waterfront building office reserve arboretum zoo aquarium parish village tavern ranch quay docks ground pitch rink canteen basement foyer cantina vinoteca observatory depot attic dojo gasthaus brasserie bistro taproom hostel planetarium boardwalk riverside cathedral chapel`,
)

/** What a number behind makes a place of: 'Room 204'. */
export const ROOMS = words('room raum salle sala hall studio gate pier stage booth stand level floor suite')
