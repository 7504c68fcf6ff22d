import type { MessagesOf } from '../../messages';

export default {
  'dayLine.today': 'Heute',
  'dayLine.switch': '{{name}}, wechseln zu: {{other}}',
  'dayLine.row': 'Heute: Tief {{low}}, Hoch {{high}}, Referenz {{reference}}',
  'dayLine.unmatched': 'Heute: noch kein Abschluss',
  'dayLine.index': '{{name}} am {{day}}: Tief {{low}}, Hoch {{high}}, Referenz {{reference}}',
  'events.list': 'Termine: {{count}}',
  'events.announced': 'angekündigt',
  'events.adjusted': 'Bereinigte Kurse',
  'events.adjustedHint':
    'Frühere Kurse sind um Dividenden und neue Aktien bereinigt, damit Handelstage vergleichbar sind.',
  'events.unadjustedHint':
    'Kurse wie gehandelt: Sie springen am Ex-Tag, und die Begründung von Signalen wird nicht gezeichnet.',
  'compare.symbols': 'Verglichene Symbole',
  'compare.label': 'Mit weiterem Symbol vergleichen',
  'compare.placeholder': 'z. B. FPT',
  'compare.add': 'Hinzufügen',
  'compare.hint': 'Höchstens vier, in Prozent seit dem ersten sichtbaren Handelstag.',
  'compare.refused': 'Geben Sie ein anderes Symbol aus Buchstaben oder Ziffern ein.',
  'compare.full': 'Vier Symbole werden verglichen. Entfernen Sie eines, um ein anderes hinzuzufügen.',
  'compare.remove': '{{symbol}} entfernen',
  'compare.none': 'noch keine Daten',
  'compare.since': 'Veränderung seit {{day}}',
  'sectors.title': 'Branchen des Tages',
  'sectors.sector': 'Branche',
  'sectors.change': 'Veränderung',
  'sectors.breadth': 'Breite',
  'sectors.counts': '{{rose}} gestiegen, {{stood}} unverändert, {{fell}} gefallen',
} satisfies MessagesOf<'chart'>;
