/** What is written into designs in Spanish: headlines and buttons by what a design is about, and plain words for pages of any trade. */
export const LINES = `
any: Hecho con cariño | Ven a verlo | Sencillamente bueno | Descúbrelo | Aquí empieza algo bueno | Pensado para ti
sale: Ahora es el momento | Cosas buenas a buen precio | Hasta agotar existencias | Más por menos
event: Te esperamos | No te lo pierdas | Ven con amigos | Un día para recordar
food: Ven con hambre | Fresco y casero | El sabor de siempre | A la mesa
care: En buenas manos | Tómate tu tiempo | Te escuchamos | Paso a paso, mejor
home: Bienvenido a casa | Un lugar donde vivir | Bien hecho, bien vivido | Tu casa en buenas manos
travel: Sal a ver el mundo | ¿Y ahora adónde? | Haz la maleta | El mundo te espera
learning: Aprende algo nuevo | Curiosos, bienvenidos | Saber que se queda | Empieza hoy
style: Tu estilo, tu historia | Nueva temporada, nuevo tú | Hecho para llevarlo | La belleza del detalle
cause: Juntos ayudamos | Cada gesto cuenta | Juntos podemos | Haz el bien
love: Con amor | Dos corazones, un día | Para siempre
>shop: Comprar ahora | Ver la oferta
>book: Reservar | Pedir cita
>join: Apúntate | Allí estaré
>learn: Saber más | Leer más
>visit: Visítanos | Ven a vernos
>order: Pedir ahora | Ver la carta
>contact: Contacto | Escríbenos
>give: Donar | Ayudar
`
export const PAGES = `
nav: Servicios | Nosotros | Preguntas | Contacto
headlines: Bienvenidos | Hecho con cariño | Estás en el lugar indicado | Sencillamente bueno
subheads: Qué hacemos, cómo trabajamos y cómo encontrarnos. | Una breve presentación y una forma fácil de escribirnos. | Lo esencial en una sola página.
calls: Contactar / Saber más | Escríbenos / Cómo trabajamos | Pedir información / Descubrir
features: Primero, escuchar — Preguntamos antes de proponer nada. | Palabras claras — Sin tecnicismos. Si algo no se entiende, pregunta. | Cuidado por el detalle — El último detalle importa tanto como el primero. | Una sola persona — Hablas con la misma persona de principio a fin. | Flexibilidad — Los planes cambian. Lo hablamos pronto y sin rodeos. | También después — Las preguntas son bienvenidas aunque todo haya terminado.
about: Lo que nos importa — Cosas que duran y personas que se sienten a gusto. Decimos lo que se puede hacer y nos tomamos el tiempo necesario. | Conócenos — Ven, pregunta y hazte tu propia idea.
process: Cuéntanos — Bastan unas frases para empezar. | Acordamos — Escribimos qué pasa y cuándo. | Adelante — Ves pronto el resultado y tienes la última palabra.
faq: ¿Cómo empezamos? — Con un mensaje. Dinos qué necesitas y para cuándo. | ¿Qué debo preparar? — Lo que más ayuda son ejemplos de lo que te gusta. | ¿Se pueden cambiar los planes? — Sí. Si lo dices pronto, rara vez es un problema. | ¿Cómo os encuentro? — Con el contacto de esta página.
closings: ¿Qué podemos hacer por ti? — Bastan unas líneas; el resto lo vemos juntos. | ¿Quieres saber más? — Escríbenos qué te ha traído hasta aquí.
footers: Gracias por la visita. | Hasta pronto.
`
