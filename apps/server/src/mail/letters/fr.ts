import type { Letters } from './types.ts'

export const fr: Letters = {
  greeting: 'Bonjour {name},',
  nameless: 'Bonjour,',
  closing: 'L’équipe Limner',
  off: 'Vous pouvez désactiver ces e-mails dans les réglages de votre compte.',
  reset: {
    subject: 'Nouveau mot de passe pour Limner',
    text: [
      'quelqu’un, vous sans doute, a demandé un nouveau mot de passe pour votre compte Limner. Ce lien permet de le définir :',
      '{link}',
      'Il fonctionne une seule fois, pendant une heure, sauf si vous en demandez un plus récent. Si vous n’avez rien demandé, ignorez cet e-mail : votre mot de passe reste le même.',
    ],
  },
  passwordChanged: {
    subject: 'Votre mot de passe Limner a été modifié',
    text: [
      'le mot de passe de votre compte Limner vient d’être modifié. Si c’était vous, vous n’avez rien à faire.',
      'Sinon, définissez-en un nouveau sans attendre : {reset}',
    ],
  },
  confirmEmail: {
    subject: 'Confirmez votre nouvelle adresse pour Limner',
    text: [
      'quelqu’un, vous sans doute, souhaite utiliser cette adresse pour son compte Limner. Ce lien la confirme :',
      '{link}',
      'Il fonctionne une seule fois, pendant une heure. Si vous ne savez pas de quoi il s’agit, ignorez cet e-mail.',
    ],
  },
  emailWillChange: {
    subject: 'Une nouvelle adresse pour votre compte Limner',
    text: [
      'quelqu’un, vous sans doute, a demandé à rattacher votre compte Limner à {email}. Le changement aura lieu dès que le lien envoyé à cette adresse sera ouvert.',
      'Si ce n’était pas vous, quelqu’un connaît votre mot de passe. Définissez-en un nouveau sans attendre, ce qui annule aussi le changement : {reset}',
    ],
  },
  emailChanged: {
    subject: 'Votre compte Limner a une nouvelle adresse',
    text: [
      'votre compte Limner est désormais rattaché à {email}. Les e-mails qui le concernent n’arrivent plus ici.',
      'Si ce n’était pas vous, répondez à cet e-mail.',
    ],
  },
  passkeyAdded: {
    subject: 'Une clé d’accès a été ajoutée à votre compte Limner',
    text: [
      'la clé d’accès « {passkey} » a été ajoutée à votre compte Limner : elle permet désormais de vous connecter.',
      'Si ce n’était pas vous, définissez un nouveau mot de passe sans attendre : {reset}',
    ],
  },
  passkeyRemoved: {
    subject: 'Une clé d’accès a été retirée de votre compte Limner',
    text: [
      'la clé d’accès « {passkey} » a été retirée de votre compte Limner : elle ne permet plus de vous connecter.',
      'Si ce n’était pas vous, définissez un nouveau mot de passe sans attendre : {reset}',
    ],
  },
  secondFactorOn: {
    subject: 'Votre compte Limner demande désormais un code',
    text: [
      'une application d’authentification a été ajoutée à votre compte Limner : la connexion demande désormais l’un de ses codes.',
      'Si ce n’était pas vous, définissez un nouveau mot de passe sans attendre : {reset}',
    ],
  },
  secondFactorOff: {
    subject: 'Votre compte Limner ne demande plus de code',
    text: [
      'l’application d’authentification a été retirée de votre compte Limner : le mot de passe seul suffit pour vous connecter.',
      'Si ce n’était pas vous, définissez un nouveau mot de passe sans attendre : {reset}',
    ],
  },
  designReady: {
    subject: 'Votre création est prête',
    text: ['la création que vous avez demandée est prête : « {prompt} »', '{link}'],
  },
  comment: {
    subject: 'Une réponse à votre création',
    text: ['{person} a commenté « {design} », version {version}.', '« {words} »', '{link}'],
  },
  approved: {
    subject: 'Une réponse à votre création',
    text: ['{person} a approuvé « {design} », version {version}.', '« {words} »', '{link}'],
  },
  changes: {
    subject: 'Une réponse à votre création',
    text: ['{person} demande une modification de « {design} », version {version}.', '« {words} »', '{link}'],
  },
  webhookOff: {
    subject: 'Un webhook a été désactivé',
    text: [
      'rien n’est arrivé à {address} depuis plusieurs jours, ou l’adresse indique qu’elle n’existe plus. Plus rien n’y est envoyé. Vous pouvez réactiver le webhook dans les réglages de votre compte.',
      '{link}',
    ],
  },
  week: {
    subject: 'Votre semaine avec Limner',
    text: ['ces sept derniers jours, vous avez réalisé {designs} dans {projects}.', '{link}'],
  },
  designs: { one: '{count} création', other: '{count} créations' },
  projects: { one: '{count} projet', other: '{count} projets' },
  invitation: {
    subject: 'Vous êtes invité à rejoindre Limner',
    text: [
      'vous êtes invité à créer des designs avec Limner. Ce lien crée votre compte :',
      '{link}',
      'Il fonctionne une seule fois, pendant une semaine.',
    ],
  },
  projectInvitation: {
    subject: '{person} vous invite à un projet',
    text: [
      '{person} vous invite à travailler sur le projet « {title} » dans Limner. Ce lien accepte l’invitation :',
      '{link}',
      'Il est valable {days} jours, uniquement pour un compte avec cette adresse e-mail. Si vous n’en avez pas encore, le lien vous y mène.',
      'Si vous ne savez pas de quoi il s’agit, ignorez cet e-mail.',
    ],
  },
  brandKitInvitation: {
    subject: '{person} vous invite à un kit de marque',
    text: [
      '{person} vous invite à utiliser le kit de marque « {title} » dans Limner. Ce lien accepte l’invitation :',
      '{link}',
      'Il est valable {days} jours, uniquement pour un compte avec cette adresse e-mail. Si vous n’en avez pas encore, le lien vous y mène.',
      'Si vous ne savez pas de quoi il s’agit, ignorez cet e-mail.',
    ],
  },
  takenDown: {
    subject: '« {title} » a été retiré de la galerie',
    text: [
      'une personne de l’administration a retiré ce projet de la galerie. Il est désormais privé, et rien n’y est perdu. Sa note : {note}',
      '{link}',
    ],
  },
}
