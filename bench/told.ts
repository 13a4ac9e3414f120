/** Prompts that tell what stands where, to try stages with. */
import type { Format } from '@limner/engine'

/** One format for each shape of it. */
export const TOLD_SHAPES: Readonly<Partial<Record<string, Format>>> = {
  portrait: { name: 'poster', width: 1080, height: 1440 },
  tall: { name: 'roll-up', width: 800, height: 1600 },
  square: { name: 'square', width: 1080, height: 1080 },
  wide: { name: 'postcard', width: 1500, height: 1000 },
  strip: { name: 'header', width: 1600, height: 500 },
  card: { name: 'card', width: 1050, height: 600, print: { width: 88.9, height: 50.8, bleed: 3.175, safe: 3.175 } },
}

export const TOLD: readonly string[] = [
  "Poster with the message 'Owls Know Best!' centered at the top in dark blue on a mint background, featuring a large illustration of an owl centered below the message.",
  "Poster with the message 'Go Slow' at the top center in white on a purple background, featuring a large illustration of a snail in the center.",
  "Poster for a cheese fair on a yellow background, featuring a large illustration of a wedge of cheese in the center, the name 'Northgate Cheese Fair' in huge black font at the top center, and the details 'Saturday 14 June\\n10 am to 4 pm\\nHarbour Hall' in medium black font at the bottom center.",
  "Poster for a night market on a black background, featuring a large illustration of a lantern in the center, the name 'Night Market' in huge white font at the top center and 'Every Friday from 8 pm' in large gold font at the bottom center.",
  "Poster with a large illustration of a bicycle in the center on a white background, the slogan 'Pedal More, Worry Less' in huge red font at the top center, and 'northgatecycles.example' in small black font at the bottom center.",
  "Poster on a light grey background with a large illustration of a robot in the center and the words 'Beep!' in huge orange letters at the bottom center.",
  "Poster on a pink background, featuring two large strawberries in the center, the headline 'Berry Good' in huge red font at the top center and the call to action 'Order now' at the bottom center.",
  "Poster with the message 'Thank You' in the center in dark green on a beige background, with a large sunflower at the bottom right corner.",
  "Poster with the message 'Thank You' in the center in white on a teal background, with a cactus at the bottom left and a small cup of tea at the top right.",
  "Poster with the message 'Time for Tea' centered at the top in brown on a cream background, with a teapot at the bottom left and a cup of tea at the bottom right.",
  "Poster with the words 'Fresh Today' on the left in huge white font on a green background and a large illustration of an avocado on the right.",
  "Poster with a large fox on the left and the words 'Story Hour' and 'Tuesdays at 4 pm in the library' on the right, dark orange text on a pale yellow background.",
  "Poster of a large mountain landscape with a lake in the center, the title 'Higher' in huge white font at the top center, on a blue background.",
  "Poster with the message 'Sail Away' at the bottom center in huge navy letters, with a large illustration of a sailing boat at the top center on a light blue background.",
  "Business card for the bicycle workshop 'Spoke & Bell' on a forest green background. The name in huge cream letters at the top center, a large bicycle illustration centered below the name, and '+1 555-201-3344\\nhello@spokebell.example\\nwww.spokebell.example\\n12 Canal Street, Leeds' in medium white font at the bottom center.",
  "Business card for 'Forno Nino' with a red background. Company name in huge white font at the top center, the tagline 'Wood-fired since 1987' below the company name, a large pizza illustration centered below the tagline, and '+1 555-310-7788\\nciao@fornonino.example\\n31 Oak Avenue, Chicago' in small white font placed bottom right.",
  "Business card for 'Paws Ahead' with a light blue background, a large dog icon placed above the name, the company name in huge navy font at the center and the tagline 'Care for every tail' below the name.",
  "Business card for 'Orbit Optics' with a deep purple background, the company name in huge white font centered, a large telescope silhouette to the left of the company name.",
  "Business card for 'Northlight' on white, the company name in huge dark blue font at the top center and 'hi@northlight.example\\n+1 555-201-7788' in medium grey font at the bottom right.",
  "Business card for 'Side B' with a black background, the company name in huge gold font centered, a medium record illustration below the company name. On the back, 'Ida Moss\\nOwner\\nida@sideb.example' in small white font.",
]
