import type { MessagesOf } from '../../messages';

export default {
  'bot.sendsText':
    'Jede Nachricht ist ein T+-Signal: Symbol, Kurs beim Signal, Grund, Kursziel und Stopp, sofern gesendet, und der erste Nachmittag, an dem verkauft werden kann.',
  'bot.examples': 'Beispielnachrichten',
  'bot.sendsFoot':
    'Die Beispiele sind die neuesten Signale der Übersicht. Der Bot kann sie anders formulieren.',
  'bot.noExample': 'Der Bot schreibt nur, wenn es ein Signal gibt.',
  'bot.reason.DIVERGENCE':
    'Der Kurs fiel auf ein tieferes Tief, der RSI nicht: Der Verkaufsdruck lässt nach.',
  'bot.reason.BACK_TEST': 'Der Kurs kam auf ein durchbrochenes Hoch zurück und hielt die Unterstützung.',
  'bot.reason.TREND_UP': 'Der Kurs liegt über MA50, MA150 und MA200, nahe am 52-Wochen-Hoch.',
  'bot.reason.BREAK_OUT': 'Schluss über dem 55-Tage-Hoch, bei hohem Volumen.',
  'bot.plan': 'Kursziel {{target}}, Stopp {{stop}}',
  'bot.buyable': 'Kaufbar ab {{day}}',
  'bot.sellable': 'Verkaufbar ab {{day}} nachmittags',
  'bot.sellableExpected': 'Verkaufbar ab {{day}} nachmittags (voraussichtlich)',
  'bot.qr': 'QR-Code, der einen Chat mit dem {{name}}-Bot öffnet, mit dem Empfehlungscode {{code}}',
  'bot.carries': 'Der Link enthält Ihren Empfehlungscode {{code}}.',
  'bot.copy': '{{name}}-Link kopieren',
  'bot.copied': '{{name}}-Link kopiert',
  'bot.copyFailed': 'Der Link konnte nicht kopiert werden',
  'bot.copyFailedHint': 'Sie können den Link markieren und kopieren.',
  'bot.stepOpen': 'Öffnen Sie den Link oder scannen Sie den QR-Code mit dem Handy.',
  'bot.stepReply': 'Starten Sie den Chat; der Bot antwortet mit einem Bestätigungslink.',
  'bot.stepConfirm': 'Öffnen Sie den Bestätigungslink. Ab dann schickt Ihnen der Bot Signale.',
  'bot.demo':
    'In der Demo antwortet kein Bot. Diese Schaltfläche ersetzt den Bestätigungslink, den er senden würde.',
  'bot.demoConfirm': 'Mit {{name}} bestätigen',
  'bot.none': 'Noch kein Bot zum Verbinden',
  'bot.noneHint':
    'Der Server nennt keine Bot-Adresse. Ein Bestätigungslink, den Sie von einem Bot erhalten haben, funktioniert trotzdem.',
  'bot.yourCode': 'Ihr Empfehlungscode ist {{code}}.',
  'bot.noCode': 'Ihr Konto hat keinen Empfehlungscode',
  'bot.noCodeHint':
    'An diesem Code erkennt Sie der Bot. Sobald Sie einen haben, erscheinen hier Link und QR-Code.',
  'bot.failed': 'Der Bot konnte nicht geladen werden',
  'bot.stop': 'Nachrichten beenden',
  'bot.stopWord': '{{name}}: Schicken Sie dem Bot „{{word}}“.',
  'bot.stopBlock': 'Blockieren Sie den Bot in der Messaging-App oder verlassen Sie den Chat.',
  'bot.stopAgain':
    'Ihr {{brand}}-Konto bleibt, wie es ist. Für neue Nachrichten verbinden Sie den Bot erneut.',
} satisfies MessagesOf<'bot'>;
