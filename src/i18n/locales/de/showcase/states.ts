import type vi from '../../vi/showcase/states';

export default {
  'showcase.contents': 'Bereiche dieser Seite',
  'showcase.pages': 'Fehlerseiten und Hinweiszeilen',

  'showcase.state.ready': 'Vollständig',
  'showcase.state.loading': 'Wird geladen',
  'showcase.state.empty': 'Leer',
  'showcase.state.partial': 'Unvollständig',
  'showcase.state.lacking': 'Nicht angeboten',
  'showcase.state.stale': 'Veraltet',
  'showcase.state.failed': 'Fehlgeschlagen',
  'showcase.state.forbidden': 'Verweigert',

  'showcase.stateMeans.ready': 'Alle Daten sind da.',
  'showcase.stateMeans.loading': 'Noch keine Antwort ist gekommen.',
  'showcase.stateMeans.empty': 'Der Server sendet eine leere Liste.',
  'showcase.stateMeans.partial': 'Einzelne Felder fehlen, oder die Kursquelle hat keine Kurse.',
  'showcase.stateMeans.lacking': 'Der Server hat diesen Aufruf nicht (404); nur bei freiwilligen Aufrufen.',
  'showcase.stateMeans.stale': 'Die Daten kamen an, das erneute Laden schlug fehl.',
  'showcase.stateMeans.failed': 'Der Server meldet schon beim ersten Laden einen Fehler (500).',
  'showcase.stateMeans.forbidden': 'Der Server verweigert den Zugriff (403).',

  'showcase.never.forbidden': 'Verweigert der Server Daten der Verwaltung, führt die Seite zur Begrüßung.',
  'showcase.never.staleMessages':
    'Die Beispiele bleiben stehen: Sie zeigen nur, wie eine Nachricht aussieht.',
  'showcase.never.staleChart':
    'Die geladenen Kerzen bleiben stehen; dass die Kurse alt sind, sagt der Bereich mit dem letzten Kurs.',
  'showcase.never.staleWhy':
    'Die Begründung entsteht aus abgeschlossenen Handelstagen und altert während eines Tages nicht.',
  'showcase.never.stalePlans':
    'Speichern ersetzt alle Tarife, darum beginnt das Bearbeiten immer mit der neuesten Liste des Servers.',

  'showcase.view.offline': 'Ohne Netz',
  'showcase.view.update': 'Neue Version',
  'showcase.view.crashed': 'Ein Bereich ist abgestürzt',
} satisfies Record<keyof typeof vi, string>;
