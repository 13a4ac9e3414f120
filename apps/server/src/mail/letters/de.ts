import type { Letters } from './types.ts'

export const de: Letters = {
  greeting: 'Hallo {name},',
  nameless: 'Hallo,',
  closing: 'Ihr Limner-Team',
  off: 'Diese E-Mails können Sie in den Einstellungen Ihres Kontos abschalten.',
  reset: {
    subject: 'Neues Passwort für Limner',
    text: [
      'jemand, hoffentlich Sie selbst, hat ein neues Passwort für Ihr Limner-Konto angefordert. Mit diesem Link legen Sie es fest:',
      '{link}',
      'Der Link gilt einmal und eine Stunde lang, sofern Sie keinen neueren anfordern. Falls Sie nichts angefordert haben, ignorieren Sie diese E-Mail: Ihr Passwort bleibt, wie es ist.',
    ],
  },
  passwordChanged: {
    subject: 'Ihr Limner-Passwort wurde geändert',
    text: [
      'das Passwort Ihres Limner-Kontos wurde soeben geändert. Wenn Sie das waren, ist nichts weiter zu tun.',
      'Wenn nicht, legen Sie sofort ein neues fest: {reset}',
    ],
  },
  confirmEmail: {
    subject: 'Bestätigen Sie Ihre neue Adresse für Limner',
    text: [
      'jemand, hoffentlich Sie selbst, möchte diese Adresse für sein Limner-Konto verwenden. Dieser Link bestätigt sie:',
      '{link}',
      'Der Link gilt einmal und eine Stunde lang. Wenn Sie nicht wissen, worum es geht, ignorieren Sie diese E-Mail.',
    ],
  },
  emailWillChange: {
    subject: 'Eine neue Adresse für Ihr Limner-Konto',
    text: [
      'jemand, hoffentlich Sie selbst, möchte Ihr Limner-Konto auf {email} umstellen. Das geschieht, sobald der dorthin geschickte Link geöffnet wird.',
      'Wenn Sie das nicht waren, kennt jemand Ihr Passwort. Legen Sie sofort ein neues fest; damit wird auch die Umstellung abgebrochen: {reset}',
    ],
  },
  emailChanged: {
    subject: 'Ihr Limner-Konto hat eine neue Adresse',
    text: [
      'Ihr Limner-Konto ist jetzt unter {email} erreichbar. E-Mails dazu kommen nicht mehr hierher.',
      'Wenn Sie das nicht waren, antworten Sie auf diese E-Mail.',
    ],
  },
  passkeyAdded: {
    subject: 'Ihrem Limner-Konto wurde ein Passkey hinzugefügt',
    text: [
      'der Passkey „{passkey}“ wurde Ihrem Limner-Konto hinzugefügt: Er meldet Sie ab jetzt an.',
      'Wenn Sie das nicht waren, legen Sie sofort ein neues Passwort fest: {reset}',
    ],
  },
  passkeyRemoved: {
    subject: 'Aus Ihrem Limner-Konto wurde ein Passkey entfernt',
    text: [
      'der Passkey „{passkey}“ wurde aus Ihrem Limner-Konto entfernt: Er meldet Sie nicht mehr an.',
      'Wenn Sie das nicht waren, legen Sie sofort ein neues Passwort fest: {reset}',
    ],
  },
  secondFactorOn: {
    subject: 'Ihr Limner-Konto fragt jetzt nach einem Code',
    text: [
      'Ihrem Limner-Konto wurde eine Authenticator-App hinzugefügt: Zum Anmelden gehört ab jetzt einer ihrer Codes.',
      'Wenn Sie das nicht waren, legen Sie sofort ein neues Passwort fest: {reset}',
    ],
  },
  secondFactorOff: {
    subject: 'Ihr Limner-Konto fragt nicht mehr nach einem Code',
    text: [
      'die Authenticator-App wurde aus Ihrem Limner-Konto entfernt: Zum Anmelden genügt das Passwort.',
      'Wenn Sie das nicht waren, legen Sie sofort ein neues Passwort fest: {reset}',
    ],
  },
  designReady: {
    subject: 'Ihr Entwurf ist fertig',
    text: ['der gewünschte Entwurf ist fertig: „{prompt}“', '{link}'],
  },
  comment: {
    subject: 'Antwort auf Ihren Entwurf',
    text: ['{person} hat „{design}“, Version {version}, kommentiert.', '„{words}“', '{link}'],
  },
  approved: {
    subject: 'Antwort auf Ihren Entwurf',
    text: ['{person} hat „{design}“, Version {version}, freigegeben.', '„{words}“', '{link}'],
  },
  changes: {
    subject: 'Antwort auf Ihren Entwurf',
    text: ['{person} wünscht eine Änderung an „{design}“, Version {version}.', '„{words}“', '{link}'],
  },
  webhookOff: {
    subject: 'Ein Webhook wurde abgeschaltet',
    text: [
      'bei {address} ist seit Tagen nichts mehr angekommen, oder die Adresse meldet, dass es sie nicht mehr gibt. Dorthin wird nichts mehr gesendet. In den Einstellungen Ihres Kontos können Sie den Webhook wieder einschalten.',
      '{link}',
    ],
  },
  week: {
    subject: 'Ihre Woche mit Limner',
    text: ['in den letzten sieben Tagen haben Sie {designs} in {projects} gemacht.', '{link}'],
  },
  designs: { one: '{count} Entwurf', other: '{count} Entwürfe' },
  projects: { one: '{count} Projekt', other: '{count} Projekten' },
  invitation: {
    subject: 'Einladung zu Limner',
    text: [
      'Sie sind eingeladen, mit Limner zu gestalten. Mit diesem Link legen Sie Ihr Konto an:',
      '{link}',
      'Er gilt einmal und eine Woche lang.',
    ],
  },
  projectInvitation: {
    subject: '{person} lädt Sie zu einem Projekt ein',
    text: [
      '{person} lädt Sie ein, in Limner am Projekt „{title}“ mitzuarbeiten. Mit diesem Link nehmen Sie an:',
      '{link}',
      'Er gilt {days} Tage, und nur für ein Konto mit dieser E-Mail-Adresse. Wenn Sie noch keines haben, führt der Link zu einem.',
      'Wenn Sie nicht wissen, worum es geht, ignorieren Sie diese E-Mail.',
    ],
  },
  brandKitInvitation: {
    subject: '{person} lädt Sie zu einem Marken-Kit ein',
    text: [
      '{person} lädt Sie ein, in Limner das Marken-Kit „{title}“ zu nutzen. Mit diesem Link nehmen Sie an:',
      '{link}',
      'Er gilt {days} Tage, und nur für ein Konto mit dieser E-Mail-Adresse. Wenn Sie noch keines haben, führt der Link zu einem.',
      'Wenn Sie nicht wissen, worum es geht, ignorieren Sie diese E-Mail.',
    ],
  },
  takenDown: {
    subject: '„{title}“ wurde aus der Galerie genommen',
    text: [
      'die Administration hat dieses Projekt aus der Galerie genommen. Es ist jetzt privat; nichts darin ist verloren. Die Begründung: {note}',
      '{link}',
    ],
  },
}
