import type vi from '../../vi/showcase/states';

export default {
  'showcase.contents': 'Bereiche dieser Seite',
  'showcase.pages': 'Fehlerseiten und Hinweiszeilen',

  'showcase.panel.results': 'Ergebnisse der Signale',
  'showcase.panel.map': 'Marktkarte',
  'showcase.panel.movers': 'Bewegungen',
  'showcase.panel.filter': 'Marktfilter',
  'showcase.panel.filterComputing': 'Marktfilter: Berechnung aus Kerzen',
  'showcase.panel.filterStopped': 'Marktfilter: angehalten',
  'showcase.panel.filterMany': 'Marktfilter: mehr als 300 Symbole übrig',
  'showcase.panel.filterBroken': 'Marktfilter: einzelne Kerzen fehlen',
  'showcase.panel.company': 'Unternehmen',
  'showcase.panel.orderBook': 'Orderbuch',
  'showcase.panel.orderBookAto': 'Orderbuch: nur der erwartete Kurs in der ATO',
  'showcase.panel.orderBookAtc': 'Orderbuch: ATC',
  'showcase.panel.note': 'Notiz zu einem Symbol',
  'showcase.panel.alerts': 'Alarme hinter der Glocke',
  'showcase.panel.indexLine': 'VN-Index im Tagesverlauf',
  'showcase.panel.sectors': 'Branchen des Tages',
  'showcase.panel.listPlans': 'Kursziel und Stopp aus den Kerzen',
  'showcase.panel.signalStates': 'Zustände der Pläne von Signalen',
  'showcase.panel.provisional': 'Vorläufige Signale',
  'showcase.panel.rowLine': 'Tagesverlauf in den Zeilen',
  'showcase.panel.ownList': 'Eigene Watchlist mit gewählten Spalten',
  'showcase.panel.events': 'Ereignisse im Chart',
  'showcase.panel.compare': 'Vergleich im Chart',
  'showcase.panel.position': 'Position im Chart: Plan',
  'showcase.panel.positionHeld': 'Position im Chart: gehaltene Aktien',
  'showcase.panel.positionNone': 'Position im Chart: ohne Plan',
  'showcase.panel.planEnding': 'Paket: läuft bald ab',
  'showcase.panel.planEnded': 'Paket: abgelaufen',
  'showcase.panel.planRequested': 'Paket: Verlängerung angefragt',
  'showcase.panel.renewalsNone': 'Verlängerungen: keine fällig',
  'showcase.panel.product': 'Karte der Begrüßungsseite',

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
  'showcase.stateMeans.partial': 'Einzelne Felder fehlen, oder die Chartquelle hat keine Kurse.',
  'showcase.stateMeans.lacking': 'Der Server hat diesen Aufruf nicht (404); nur bei freiwilligen Aufrufen.',
  'showcase.stateMeans.stale': 'Die Daten kamen an, das erneute Laden schlug fehl.',
  'showcase.stateMeans.failed': 'Der Server meldet schon beim ersten Laden einen Fehler (500).',
  'showcase.stateMeans.forbidden': 'Der Server verweigert den Zugriff (403).',

  'showcase.never.forbidden': 'Verweigert der Server Daten der Verwaltung, führt die Seite zur Begrüßung.',
  'showcase.never.staleFeed': 'Der Bericht wird bei jedem Besuch neu erfragt und veraltet nicht.',
  'showcase.never.staleMessages':
    'Die Beispiele bleiben stehen: Sie zeigen nur, wie eine Nachricht aussieht.',
  'showcase.never.staleChart':
    'Die geladenen Kerzen bleiben stehen; dass die Kurse alt sind, sagt der Bereich mit dem letzten Kurs.',
  'showcase.never.staleWhy':
    'Die Begründung entsteht aus abgeschlossenen Handelstagen und altert während eines Tages nicht.',
  'showcase.never.staleSubscriptions':
    'Speichern ersetzt alle Tarife, darum beginnt das Bearbeiten immer mit der neuesten Liste des Servers.',
  'showcase.never.planAbove': 'Wie im Bereich „Paket“ weiter oben; hier steht nur ein einzelner Fall.',
  'showcase.never.lackingPlan': 'Kennt der Server den Aufruf nicht, fehlt der Bereich.',
  'showcase.never.renewals':
    'Der Bereich entsteht aus der Liste der Benutzer: Wartet sie, ist sie leer oder scheitert sie, sagt es ihr eigener Bereich.',
  'showcase.never.lackingRenewals': 'Nennt die Liste der Benutzer keine Pakete, fehlt der Bereich.',
  'showcase.never.company': 'Ist über ein Unternehmen nichts bekannt, fehlt sein Bereich.',
  'showcase.never.staleDesk': 'Das Geladene bleibt stehen: Nur die Person selbst ändert es.',
  'showcase.never.partialNote': 'Eine Notiz ist da oder nicht.',
  'showcase.never.partialAlerts': 'Ein Alarm, dem etwas fehlt, wird nicht gestellt.',
  'showcase.never.indexLine':
    'Ohne Kerzen des Tages steht der Index allein; Laden und Fehler meldet der Marktpuls.',
  'showcase.never.sectors':
    'Eine Schaltfläche im Marktpuls öffnet diese Liste; ohne Zahlen der Branchen fehlt sie.',
  'showcase.never.stalePart':
    'Das Geladene bleibt stehen; dass es alt ist, sagt der Bereich, in dem es steht.',
  'showcase.never.listPlans': 'Nur zu Signalen mit Art, Tag und Kurs gibt es etwas zu berechnen.',
  'showcase.never.staleListPlans':
    'Kursziel und Stopp entstehen aus abgeschlossenen Handelstagen und altern während eines Tages nicht.',
  'showcase.never.signalStates':
    'Nur ein geladenes Signal hat einen Plan; Warten und Fehler meldet die Signalliste.',
  'showcase.never.provisional':
    'Ohne Kurse des Tages sagt der Bereich das, wie bei leerer Watchlist; Fehler meldet die Watchlist.',
  'showcase.never.partialProvisional':
    'Ein Symbol ohne Kurs oder Volumen wird ausgelassen; das Panel nennt, wie vielen Kerzen fehlen.',
  'showcase.never.staleProvisional':
    'Das Ergebnis bleibt mit der Uhrzeit seiner Kurse stehen; dass sie alt sind, sagt die Watchlist.',
  'showcase.never.rowLine': 'Ohne Kerzen bleibt die Zelle leer; keine Zeile meldet einen eigenen Fehler.',
  'showcase.never.filterAbove':
    'Wie im Bereich „Marktfilter“ weiter oben; hier werden technische Zahlen aus Kerzen berechnet.',
  'showcase.never.orderBookAbove': 'Wie im Bereich „Orderbuch“ weiter oben; hier in einer Auktion.',
  'showcase.never.ownList':
    'Wie im Bereich „Watchlist“ weiter oben; eine eigene Liste ist erst da, wenn sie geladen ist.',
  'showcase.never.events':
    'Schaltfläche und Marken brauchen einen Chart mit Kerzen und eine Chartquelle mit Ereignissen; hier steht die Liste, die sich öffnet.',
  'showcase.never.partialEvents': 'Ein Ereignis ohne Tag oder Text wird ausgelassen.',
  'showcase.never.compare':
    'Der Vergleich gehört zum Chart und wird mit ihm geladen, ist mit ihm leer oder schlägt mit ihm fehl.',
  'showcase.never.position': 'Die Position gehört zum Chart: Sie wartet, ist leer und scheitert mit ihm.',
  'showcase.never.product':
    'Ohne lesbare Zahlen zeigt die Karte ihr Beispiel, wie dort, wo der Server den Aufruf nicht hat.',
  'showcase.never.loadingProduct': 'Der Platz der Karte bleibt bis zur ersten Antwort leer.',
  'showcase.never.staleProduct': 'Die geladenen Zahlen bleiben mit ihrer Uhrzeit stehen.',

  'showcase.view.offline': 'Ohne Netz',
  'showcase.view.update': 'Neue Version',
  'showcase.view.crashed': 'Ein Bereich ist abgestürzt',
} satisfies Record<keyof typeof vi, string>;
