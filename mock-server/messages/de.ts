import type { Messages } from './vi';

/** The messages in German. */
export const de: Messages = {
  sessionExpired: 'Ihre Sitzung ist abgelaufen. Bitte melden Sie sich erneut an.',
  forbidden: 'Sie haben keinen Zugriff auf diesen Bereich.',
  outOfOrder: 'Der Server ist gestört. Bitte versuchen Sie es später erneut.',
  refused: 'Der Server hat diese Anfrage abgelehnt.',
  pathNotFound: 'Diese Adresse wurde nicht gefunden.',
  bodyTooLarge: 'Das Dokument ist größer als 8 MB.',

  credentialsMissing: 'Bitte geben Sie E-Mail und Passwort ein.',
  credentialsWrong: 'E-Mail oder Passwort ist falsch.',
  signedOut: 'Sie wurden abgemeldet.',

  registrationIncomplete: 'Bitte geben Sie Name, E-Mail und Passwort ein.',
  passwordsDiffer: 'Die beiden Passwörter stimmen nicht überein.',
  termsNotAccepted: 'Bitte stimmen Sie den Nutzungsbedingungen zu.',
  emailInvalid: 'Diese E-Mail-Adresse ist ungültig.',
  emailTaken: 'Für diese E-Mail-Adresse gibt es bereits ein Konto.',
  accountCreated: 'Ihr Konto wurde angelegt.',

  linkSent: 'Falls es für diese E-Mail-Adresse ein Konto gibt, wurde ein Link zum Zurücksetzen gesendet.',
  codeWrong: 'Der Sicherheitscode ist falsch.',
  resetLinkExpired: 'Der Link zum Zurücksetzen des Passworts ist abgelaufen.',
  resetLinkUnknown: 'Dieser Link gehört zu keinem Konto.',
  newPasswordSet: 'Das neue Passwort wurde gesetzt.',

  confirmationExpired: 'Der Bestätigungslink ist abgelaufen.',
  emailConfirmed: 'Ihre E-Mail-Adresse wurde bestätigt.',
  botMissing: 'Der Name des Bots fehlt.',
  subscriptionConfirmed: 'Ihr Abonnement wurde bestätigt.',

  currentPasswordWrong: 'Das aktuelle Passwort ist falsch.',
  newPasswordInvalid: 'Das neue Passwort entspricht nicht der Regel.',
  newPasswordSame: 'Das neue Passwort muss sich vom aktuellen unterscheiden.',
  passwordChanged: 'Ihr Passwort wurde geändert.',

  nothingChanged: 'Es wurde nichts geändert.',
  fieldFixed: 'Das Feld {field} kann nicht geändert werden.',
  fieldInvalid: 'Das Feld {field} ist ungültig.',
  emailOfAnother: 'Diese E-Mail-Adresse gehört zu einem anderen Konto.',
  phoneInvalid: 'Diese Telefonnummer ist ungültig.',
  birthdayInvalid: 'Dieses Geburtsdatum ist ungültig.',
  sexInvalid: 'Dieses Geschlecht ist ungültig.',
  languageInvalid: 'Diese Sprache ist nicht verfügbar.',
  websiteInvalid: 'Diese Website ist ungültig.',
  socialsInvalid: 'Ein Link zu einem sozialen Netzwerk ist ungültig.',
  symbolsInvalid: 'Ein Symbol ist ungültig.',

  userNotFound: 'Diese Person wurde nicht gefunden.',
  subscriptionsInvalid: 'Ein Paket oder ein Datum ist ungültig.',
  tierNotFound: 'Es gibt kein Paket {id}.',
  endBeforeStart: 'Das Enddatum darf nicht vor dem Startdatum liegen.',
  subscriptionsUpdated: 'Die Pakete wurden aktualisiert.',
  renewalRequested: 'Ihre Anfrage zur Verlängerung wurde gesendet.',
  nothingToRenew: 'Sie haben kein Paket, das endet.',

  listOrSymbolInvalid: 'Die Watchlist oder das Symbol ist ungültig.',
  listNotFound: 'Diese Watchlist wurde nicht gefunden.',
  symbolNotFound: 'Das Symbol {symbol} wurde nicht gefunden.',
  symbolTwice: '{symbol} ist bereits in dieser Watchlist.',
  symbolNotInList: '{symbol} ist nicht in dieser Watchlist.',
  symbolDeleted: '{symbol} wurde aus der Watchlist entfernt.',

  deskInvalid: 'Das Depotbuch ist nicht gültig.',
  deskConflict: 'Das Depotbuch wurde anderswo geändert.',

  pushMissing: 'Dieser Server sendet keine Alarme bei geschlossener App.',
  pushInvalid: 'Die Adresse für Alarme ist ungültig.',
  pushAdded: 'Dieses Gerät wird Alarme empfangen.',
  pushRemoved: 'Dieses Gerät wird keine Alarme mehr empfangen.',

  daysInvalid: 'Die Zahl der Handelstage muss eine ganze Zahl von 1 bis 60 sein.',

  studyRun:
    '{scanned} Symbole geprüft, {found} erfüllen die Bedingungen; zuletzt {symbol}, Schluss {close} đồng.',
};
