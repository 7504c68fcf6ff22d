import type { MessagesOf } from '../../messages';

export default {
  'partner.lede': 'Die Charts in {{brand}} stammen von {{partner}}.',
  'partner.libraryLede': '{{brand}} zeichnet die Charts selbst, mit der Bibliothek {{library}}.',
  'partner.data': 'Was die Charts zeigen',
  'partner.dataText':
    'Kerzen mit Eröffnung, Hoch, Tief, Schluss und Volumen. Kurse in tausend Đồng, Zeiten in vietnamesischer Zeit (UTC+7).',
  'partner.role': 'Wer macht was',
  'partner.roleText':
    '{{partner}} liefert den Chart. {{brand}} berechnet die Signale und verantwortet alles rund um den Chart; der Partner gibt hier keine Empfehlung.',
  'partner.libraryRole':
    'Einen Chart-Partner gibt es noch nicht. {{library}} ist Software, die im Browser zeichnet; sie liefert keine Zahlen und gibt keine Empfehlung. {{brand}} verantwortet alles, was zu sehen ist.',
  'partner.visit': 'Zu {{partner}}',
  'partner.contact': 'Fragen zu den Charts? Schreiben Sie an {{email}}.',
} satisfies MessagesOf<'partner'>;
