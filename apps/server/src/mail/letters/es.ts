import type { Letters } from './types.ts'

export const es: Letters = {
  greeting: 'Hola, {name}:',
  nameless: 'Hola:',
  closing: 'El equipo de Limner',
  off: 'Puedes desactivar estos correos en los ajustes de tu cuenta.',
  reset: {
    subject: 'Restablece tu contraseña de Limner',
    text: [
      'Alguien, esperamos que tú, ha pedido una contraseña nueva para tu cuenta de Limner. Con este enlace puedes elegirla:',
      '{link}',
      'Funciona una sola vez, durante una hora, salvo que pidas otro más reciente. Si no lo has pedido, ignora este correo: tu contraseña sigue siendo la misma.',
    ],
  },
  passwordChanged: {
    subject: 'Se ha cambiado tu contraseña de Limner',
    text: [
      'Se acaba de cambiar la contraseña de tu cuenta de Limner. Si has sido tú, no tienes que hacer nada.',
      'Si no has sido tú, elige otra cuanto antes: {reset}',
    ],
  },
  confirmEmail: {
    subject: 'Confirma tu nueva dirección para Limner',
    text: [
      'Alguien, esperamos que tú, quiere usar esta dirección para su cuenta de Limner. Este enlace la confirma:',
      '{link}',
      'Funciona una sola vez, durante una hora. Si no sabes de qué se trata, ignora este correo.',
    ],
  },
  emailWillChange: {
    subject: 'Una nueva dirección para tu cuenta de Limner',
    text: [
      'Alguien, esperamos que tú, ha pedido pasar tu cuenta de Limner a {email}. El cambio se hará cuando se abra el enlace enviado allí.',
      'Si no has sido tú, alguien conoce tu contraseña. Elige otra cuanto antes; así también se detiene el cambio: {reset}',
    ],
  },
  emailChanged: {
    subject: 'Tu cuenta de Limner tiene una nueva dirección',
    text: [
      'A partir de ahora tu cuenta de Limner usa la dirección {email}. Los correos sobre ella ya no llegan aquí.',
      'Si no has sido tú, responde a este correo.',
    ],
  },
  passkeyAdded: {
    subject: 'Se ha añadido una llave de acceso a tu cuenta de Limner',
    text: [
      'Se ha añadido la llave de acceso «{passkey}» a tu cuenta de Limner: a partir de ahora sirve para iniciar sesión.',
      'Si no has sido tú, elige otra contraseña cuanto antes: {reset}',
    ],
  },
  passkeyRemoved: {
    subject: 'Se ha quitado una llave de acceso de tu cuenta de Limner',
    text: [
      'Se ha quitado la llave de acceso «{passkey}» de tu cuenta de Limner: ya no sirve para iniciar sesión.',
      'Si no has sido tú, elige otra contraseña cuanto antes: {reset}',
    ],
  },
  secondFactorOn: {
    subject: 'Tu cuenta de Limner pide ahora un código',
    text: [
      'Se ha añadido una aplicación de autenticación a tu cuenta de Limner: a partir de ahora, para iniciar sesión hace falta uno de sus códigos.',
      'Si no has sido tú, elige otra contraseña cuanto antes: {reset}',
    ],
  },
  secondFactorOff: {
    subject: 'Tu cuenta de Limner ya no pide ningún código',
    text: [
      'Se ha quitado la aplicación de autenticación de tu cuenta de Limner: para iniciar sesión basta la contraseña.',
      'Si no has sido tú, elige otra contraseña cuanto antes: {reset}',
    ],
  },
  designReady: {
    subject: 'Tu diseño está listo',
    text: ['El diseño que pediste está listo: «{prompt}»', '{link}'],
  },
  comment: {
    subject: 'Una respuesta a tu diseño',
    text: ['{person} ha comentado «{design}», versión {version}.', '«{words}»', '{link}'],
  },
  approved: {
    subject: 'Una respuesta a tu diseño',
    text: ['{person} ha aprobado «{design}», versión {version}.', '«{words}»', '{link}'],
  },
  changes: {
    subject: 'Una respuesta a tu diseño',
    text: ['{person} ha pedido un cambio en «{design}», versión {version}.', '«{words}»', '{link}'],
  },
  webhookOff: {
    subject: 'Se ha desactivado un webhook',
    text: [
      'Desde hace días no llega nada a {address}, o la dirección responde que ya no existe. No se envía nada más allí. Puedes volver a activar el webhook en los ajustes de tu cuenta.',
      '{link}',
    ],
  },
  week: {
    subject: 'Tu semana con Limner',
    text: ['En los últimos siete días has hecho {designs} en {projects}.', '{link}'],
  },
  designs: { one: '{count} diseño', other: '{count} diseños' },
  projects: { one: '{count} proyecto', other: '{count} proyectos' },
  invitation: {
    subject: 'Te han invitado a Limner',
    text: [
      'Te han invitado a diseñar con Limner. Este enlace crea tu cuenta:',
      '{link}',
      'Funciona una sola vez, durante una semana.',
    ],
  },
  projectInvitation: {
    subject: '{person} te invita a un proyecto',
    text: [
      '{person} te invita a trabajar en el proyecto «{title}» en Limner. Este enlace acepta la invitación:',
      '{link}',
      'Vale {days} días, solo para una cuenta con esta dirección de correo. Si aún no tienes una, el enlace te lleva a crearla.',
      'Si no sabes de qué se trata, ignora este correo.',
    ],
  },
  brandKitInvitation: {
    subject: '{person} te invita a un kit de marca',
    text: [
      '{person} te invita a usar el kit de marca «{title}» en Limner. Este enlace acepta la invitación:',
      '{link}',
      'Vale {days} días, solo para una cuenta con esta dirección de correo. Si aún no tienes una, el enlace te lleva a crearla.',
      'Si no sabes de qué se trata, ignora este correo.',
    ],
  },
  takenDown: {
    subject: '«{title}» se ha retirado de la galería',
    text: [
      'La administración ha retirado este proyecto de la galería. Ahora es privado y no se ha perdido nada de él. Su nota: {note}',
      '{link}',
    ],
  },
}
