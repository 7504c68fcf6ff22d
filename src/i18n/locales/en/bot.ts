import type { MessagesOf } from '../../messages';

export default {
  'bot.sendsText':
    'Each message is one T+ signal: the symbol, the price when it was signalled, the reason, the target and the stop where the server sends them, and the first afternoon on which it can be sold.',
  'bot.examples': 'Example messages',
  'bot.sendsFoot': 'The examples are the newest signals of the dashboard. The bot may word them differently.',
  'bot.noExample': 'The bot writes only when there is a signal.',
  'bot.plan': 'Target {{target}}, stop {{stop}}',
  'bot.buyable': 'Can be bought from {{day}}',
  'bot.sellable': 'Can be sold from the afternoon of {{day}}',
  'bot.sellableExpected': 'Can be sold from the afternoon of {{day}} (expected)',
  'bot.qr': 'QR code that opens a chat with the {{name}} bot, with the referral code {{code}}',
  'bot.carries': 'The link carries your referral code {{code}}.',
  'bot.copy': 'Copy the {{name}} link',
  'bot.copied': '{{name}} link copied',
  'bot.copyFailed': 'Could not copy the link',
  'bot.copyFailedHint': 'You can select the link and copy it.',
  'bot.stepOpen': 'Open the link, or scan the QR code with your phone.',
  'bot.stepReply': 'Start the chat; the bot replies with a confirmation link.',
  'bot.stepConfirm': 'Open the confirmation link. From then on the bot sends you signals.',
  'bot.demo': 'In the demo no bot answers. This button stands for the confirmation link that it would send.',
  'bot.demoConfirm': 'Confirm with {{name}}',
  'bot.none': 'No bot to link yet',
  'bot.noneHint':
    'The server names no bot address. If a bot has sent you a confirmation link, that link still works.',
  'bot.yourCode': 'Your referral code is {{code}}.',
  'bot.noCode': 'Your account has no referral code',
  'bot.noCodeHint':
    'The bot knows you by this code. Once you have one, the link and the QR code appear here.',
  'bot.failed': 'The bot could not be loaded',
  'bot.stop': 'Stop the messages',
  'bot.stopWord': '{{name}}: send “{{word}}” to the bot.',
  'bot.stopBlock': 'Block the bot, or leave the chat, in the messaging app.',
  'bot.stopAgain': 'Your {{brand}} account stays as it is. To get messages again, link the bot as before.',
} satisfies MessagesOf<'bot'>;
