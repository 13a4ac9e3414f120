/** Headings of sections, labels of facts and fields of forms in Spanish, by their English. */
export const LABELS = `
At a glance: De un vistazo
What to expect: Qué te espera
In short: En resumen
How it works: Cómo funciona
Step by step: Paso a paso
Who you will meet: Quiénes somos
Good to know: Bueno saberlo
Before you ask: Antes de preguntar
Questions: Preguntas
Get in touch: Contacto
How to reach us: Cómo encontrarnos
The details: Los detalles
The menu: La carta
From the oven: Del horno
The list: La lista
Line-up: Cartel
Programme: Programa
Subjects: Materias
Treatments: Tratamientos
Classes: Clases
Prices: Precios
On offer: Qué ofrecemos
Find us: Encuéntranos
Phone: Teléfono
E-mail: Correo
Online: En línea
Social: Redes
Address: Dirección
Time: Hora
Date: Fecha
Place: Lugar
Price: Precio
Offer: Oferta
With: Con
Role: Profesión
Hours: Horario
Note: Nota
Arrive: Llegada
Leave: Salida
Guests: Personas
Day: Día
When: Cuándo
Where: Dónde
Where to: Adónde
Travellers: Viajeros
What: Qué
Rooms: Habitaciones
Reason: Motivo
Animal: Animal
Treatment: Tratamiento
Class: Clase
Level: Nivel
Vehicle: Vehículo
Service: Servicio
Job: Trabajo
From: Desde
To: Hasta
Tour: Ruta
Group: Grupo
Choose a date: Elige una fecha
Choose a day: Elige un día
Choose a time: Elige una hora
Choose a place: Elige un lugar
Choose a visit: Elige un motivo
Choose one: Elige
How many?: ¿Cuántos?
Town or district: Ciudad o barrio
Town or postcode: Ciudad o código postal
House or flat: Casa o piso
Morning or afternoon: Mañana o tarde
Dog, cat, other: Perro, gato, otro
New or practised: Principiante o avanzado
Make and model: Marca y modelo
What needs doing?: ¿Qué hay que hacer?
Presented to: Otorgado a
Awarded to: Concedido a
Proudly presented to: Otorgado con orgullo a
This certificate is presented to: Este certificado se otorga a
Name: Nombre
Signature: Firma
You are invited: Queda invitado
Save the date: Reserva la fecha
RSVP: Confirmar asistencia
Starters: Entrantes
Mains: Platos principales
Desserts: Postres
Your dish: Su plato
Signatures: De la casa
Classics: Clásicos
Your drink: Su bebida
Passenger: Pasajero
Seat: Asiento
Raffle ticket: Boleto de rifa
Admit one: Entrada para una persona
No.: N.º
Your photo: Su foto
Your e-mail address: Su correo electrónico
Your name: Su nombre
`
