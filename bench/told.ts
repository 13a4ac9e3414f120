/** Prompts that tell what stands where, to try stages with. */
import type { Format } from '@limner/engine'

/** One format for each shape of it. */
export const TOLD_SHAPES: Readonly<Partial<Record<string, Format>>> = {
  portrait: { name: 'poster', width: 1080, height: 1440 },
  tall: { name: 'roll-up', width: 800, height: 1600 },
  square: { name: 'square', width: 1080, height: 1080 },
  wide: { name: 'postcard', width: 1500, height: 1000 },
  strip: { name: 'header', width: 1600, height: 500 },
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
]
