/**
 * Ways in which people write what is to stand in a design: each slot is '{role}' or '{role:list}', a star marks the name that
 * the design is for. Frames that tell places are put together from parts in augmented.ts.
 */
export const FRAMES = `
Landing page for "{brand*}". Below the hero a three-column section with icons: "{list-item:item}", "{list-item:item}", "{list-item:item}". Then a testimonial from "{person}": "{quote}".
---
Landing page for '{brand*}', an app, with sections {nav}, {nav} and {nav}
---
Website for the law firm "{brand*}". CTA button "{cta}". Section "{nav}" with {list-item:item}, {list-item:item}, {list-item:item}. Section with partners: {person}, {title}; {person}, {title}.
---
Website for {brand*}. Two buttons: "{cta}" and "{cta}". Stats: {detail:stat}, {detail:stat}. FAQ: "{detail:question}", "{detail:question}"
---
Website for {brand*} conference with speakers {list-item:person}, {list-item:person} and {list-item:person}
---
Landing page for the app "{brand*}", {cta} and {cta} buttons, sections for {nav} ({list-item:item}, {list-item:item}), {nav} ("{quote}" - {person}; "{quote}" - {person}), and {nav} ({list-item:item}, {list-item:item})
---
Agency homepage, name: {brand*}; 3 listings: {list-item:item}, {list-item:item}, {list-item:item}; agent {person}. "{nav}" section: "{body:tagline}"
---
personal site for {person*}. Sections {nav}, {nav}, {nav}
---
Bakery site '{brand*}' with {nav}, {nav}, {nav}, {nav}
---
Website for a climbing gym '{brand*}', sections for {nav}, {nav}, button '{cta}'
---
Site for our studio {brand*}: {list-item:item}, {list-item:item}, {list-item:item}. Button: {cta}. Calm, beige.
---
Web page called {brand*} with navigation {nav}, {nav}, {nav} and a "{cta}" button
---
One page site for {brand*}, nav: {nav}, {nav}, {nav}. Hero "{headline}" with "{tagline}" below and a button {cta}
---
Website for a theatre called {brand*}, menu: {nav}, {nav}, {nav}
---
Online shop {brand*}: products {list-item:item}, {list-item:item}, {list-item:item}, contact {email}, tel {phone}
---
logo with "{brand*}"
---
Logo for {brand*}, a tea house, navy
---
logo for a bakery called {brand*}, tagline {tagline}
---
A mark for {brand*} with the words "{tagline}" under the name
---
Poster that says “{headline}” in red
---
Poster that says "{headline}" and "{subhead:tagline}" in blue
---
banner: «{headline}», button "{cta}"
---
flyer: „{headline}“, blue
---
make a card with the words '{headline}' below the name
---
website headline "{headline}"
---
Banner "{headline}" with the button {cta}, dark green
---
Banner ad {offer}, {cta}, for {brand*}
---
Business card for {person*}, {title}, {phone}, {email}, {address}
---
business card {person*} {title} {phone} {link}
---
Card: {person*} / {title} / {brand} / {phone} / {email}
---
Business card, name: {person*}, title: {title}, phone: {phone}, email: {email}, website: {link}
---
Visiting card for {brand*}. Contact details '{phone}
{email}
{link}
{address}' in small white font
---
Create a poster design for a fair, with the event name '{headline}' in huge white font at the top center, and the event details '{date}
{place}
{price}' in medium black font at the bottom center.
---
Could you create a postcard design with the message '{headline}' centered at the top in green on a yellow background?
---
I need a poster for an exhibition on a black background, the title '{headline*}' in large gold letters at the top center, the dates '{date}' below it and '{place}' in small white font at the bottom right.
---
Please create a business card design for '{brand*}' with a black background. Include the company name in huge white font. Add the tagline '{tagline}' below the company name and the contact details '{phone}
{email}
{address}' in small font, centered.
---
Create a promotional poster for a concert by '{headline*}' on a deep blue background, featuring a large moon in the center and a tagline '{tagline}' in medium white font.
---
Poster '{headline}' in huge italic letters, the date {date} in a thin font below it, venue {place} in bold at the bottom
---
Flyer: headline '{headline}' in all caps, bold, tagline in handwritten font '{tagline}', dates {date} in italics
---
Design a poster for '{brand*}' in elegant serif with the subtitle '{subhead:tagline}' in thin sans-serif
---
Flyer: top left '{detail}', top right '{subhead:tagline}', in the middle '{headline}' huge, bottom right '{detail}'
---
Poster: '{headline}' large at the top, '{subhead:tagline}' large at the bottom
---
{headline}, {date} {time}, {place}, {price}
---
poster jazz night {date} {time} {place} {price} {detail}
---
book swap poster, {date}, {time}, {place}, {price}, {detail}
---
poster for a flea market / {date} / {time} / {place} / {price} / {detail}
---
wine tasting poster - {date} - {time} - {place} - {price} - {detail}
---
poster quiz night {date}, {time}, {place}, {detail}
---
Poster for a wine tasting at {place} on {date} at {time}, tickets {price}
---
Flyer. Headline: {headline}. Date: {date}. Time: {time}. Venue: {place}. Price: {price}.
---
Title: {headline}
Date: {date}
Venue: {place}
Style: retro, poster
---
Hi, we need a poster: "{headline}", {date}, {time}, at {place}. Thanks!
---
Dear team,
please make a flyer for {brand*}: {offer} until {date}, call {phone}.
Kind regards
Anna
---
Invitation card for {headline:person}: {date}, {time}, {place}, RSVP {phone}
---
Hiring poster: {headline:title} wanted at {brand*}, apply at {email}
---
Menu for {brand*}: {list-item:item}, {list-item:item}, {list-item:item}
---
Instagram story for {brand*}: {offer}, {cta}
---
Create an ad for {brand*}. Encourage people to visit {link} and enjoy a {offer:offer} deal. The target audience is students.
---
Promote the new course of {brand*}. Highlight the small groups and the calm rooms. The primary purpose is raise awareness.
---
Design a thumbnail for a video about repairing shoes. Show a cobbler at work. Encourage viewers to subscribe to the channel.
---
Create an Instagram post to raise awareness of clean rivers. The design should feature a heron and use the colors teal and white.
---
Create a Facebook ad for a hardware store. Emphasize low prices and friendly advice. Customers are encouraged to stop by.
---
website for {brand*} with {nav}, {nav}, {nav}, {nav}
---
Page for "{brand*}" with sections for {nav}, {nav}, {nav} and {nav}
---
Website '{brand*}' with {nav}, {nav} and {nav}, button '{cta}'
---
business card for {person*}
---
Business card: {person*}
---
business card for {person*}, {title}
---
Flyer: headline '{headline}' in capitals, tagline in script '{tagline}', {date} in italics
---
Poster: left half blue with "{headline}", right half red with "{subhead:tagline}", in the middle a circle with "{detail:question}", bottom: {date} {time} {place}, {price}
---
poster for a book swap, {date}, {time}, {place}, {price}, {detail}
---
poster for a poetry slam - {date} - {time} - {place} - {price} - {detail}
---
poetry slam poster {date} {time} {place} {price} {detail}
---
poster for a jazz night {date} {time} {place} {price} {detail}
---
flea market poster / {date} / {time} / {place} / {price} / {detail}
---
poster wine tasting, {date}, {time}, {place}, {price}, {detail}
---
Website for the '{brand*}' riding school, sections: {nav}, {nav}, {nav}, {nav}, {nav}, {nav}. Phone {phone}
---
Site for {brand*}. Sections: {nav}, {nav}, {nav}, {nav}, {nav}
---
website for {brand*}, pages: {nav}, {nav}, {nav}, {nav}
---
Landing page for {brand*} with {nav}, {nav}, {nav} and a contact form
`
  .trim()
  .split('\n---\n')
