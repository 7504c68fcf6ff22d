import type { Messages } from './vi';

/** The messages in English. */
export const en: Messages = {
  sessionExpired: 'Your session has expired. Please log in again.',
  forbidden: 'You do not have access to this section.',
  outOfOrder: 'The server has a problem. Please try again later.',
  refused: 'The server refused this request.',
  pathNotFound: 'This address could not be found.',
  bodyTooLarge: 'The document is larger than 8 MB.',

  credentialsMissing: 'Please enter your email and password.',
  credentialsWrong: 'The email or the password is wrong.',
  signedOut: 'You have been logged out.',

  registrationIncomplete: 'Please enter your name, email and password.',
  passwordsDiffer: 'The two passwords do not match.',
  termsNotAccepted: 'Please accept the terms of use.',
  emailInvalid: 'This email address is not valid.',
  emailTaken: 'This email already has an account.',
  accountCreated: 'Your account has been created.',

  linkSent: 'If this email has an account, a link to reset the password has been sent.',
  codeWrong: 'The security code is wrong.',
  resetLinkExpired: 'The link to reset the password has expired.',
  resetLinkUnknown: 'This link does not belong to any account.',
  newPasswordSet: 'The new password has been set.',

  confirmationExpired: 'The confirmation link has expired.',
  emailConfirmed: 'Your email has been confirmed.',
  botMissing: 'The name of the bot is missing.',
  subscriptionConfirmed: 'Your subscription has been confirmed.',

  currentPasswordWrong: 'The current password is wrong.',
  newPasswordInvalid: 'The new password does not follow the rule.',
  newPasswordSame: 'The new password must differ from the current one.',
  passwordChanged: 'Your password has been changed.',

  nothingChanged: 'Nothing was changed.',
  fieldFixed: 'The field {field} cannot be changed.',
  fieldInvalid: 'The field {field} is not valid.',
  emailOfAnother: 'This email belongs to another account.',
  phoneInvalid: 'This phone number is not valid.',
  birthdayInvalid: 'This birthday is not valid.',
  sexInvalid: 'This sex is not valid.',
  languageInvalid: 'This language is not available.',
  websiteInvalid: 'This website is not valid.',
  socialsInvalid: 'A social link is not valid.',
  symbolsInvalid: 'A symbol is not valid.',

  userNotFound: 'This user could not be found.',
  subscriptionsInvalid: 'A plan or a date is not valid.',
  tierNotFound: 'There is no plan {id}.',
  endBeforeStart: 'The end date must not be before the start date.',
  subscriptionsUpdated: 'The plans have been updated.',
  renewalRequested: 'Your request for a renewal has been sent.',
  nothingToRenew: 'You have no plan that ends.',

  listOrSymbolInvalid: 'The watchlist or the symbol is not valid.',
  listNotFound: 'This watchlist could not be found.',
  symbolNotFound: 'The symbol {symbol} could not be found.',
  symbolTwice: '{symbol} is already in this watchlist.',
  symbolNotInList: '{symbol} is not in this watchlist.',
  symbolDeleted: '{symbol} has been removed from the watchlist.',

  deskInvalid: 'The desk is not valid.',
  deskConflict: 'The desk has been changed elsewhere.',

  pushMissing: 'This server sends no alerts while the app is closed.',
  pushInvalid: 'The address for alerts is not valid.',
  pushAdded: 'This device will receive alerts.',
  pushRemoved: 'This device will receive no more alerts.',

  daysInvalid: 'The number of trading days must be a whole number from 1 to 60.',

  studyRun:
    '{scanned} symbols scanned, {found} met the conditions; the last is {symbol}, close {close} đồng.',
};
