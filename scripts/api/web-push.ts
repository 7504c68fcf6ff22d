import { createHash } from 'node:crypto';
import webPush, { type PushSubscription, type VapidKeys } from 'web-push';
import type { startMockServer } from '../../mock-server/server';
import { fireAlerts } from './fire-alerts';

type Mock = Parameters<typeof fireAlerts>[1] & Pick<ReturnType<typeof startMockServer>, 'pushAddresses'>;

/** Sends a text about an alert to an address; rejects with the status of a push service that refuses it. */
type Send = (address: PushSubscription, text: string, alertId: string) => Promise<unknown>;

/** What is sent of an alert. */
type Message = { readonly id: string; readonly text: string };

type Options = { mock: Mock; send: Send; log?: (text: string) => void };

/** How often alerts are evaluated, in ms. */
const EVERY = 5_000;

/** How long a push service keeps what it cannot deliver, in seconds: an older alert is no news. */
const KEPT = 3_600;

/** How long a push service may take, in ms. */
const TIMEOUT = 10_000;

/** Makes the keys of a server, which its browsers' subscriptions end with. */
export const createVapidKeys = (): VapidKeys => webPush.generateVAPIDKeys();

/** Sends by the push services of the browsers. */
export function sendWith({ publicKey, privateKey }: VapidKeys): Send {
  const vapidDetails = { subject: 'mailto:api@nhip.example', publicKey, privateKey };
  return (address, text, alertId) =>
    webPush.sendNotification(address, text, {
      ...{ vapidDetails, TTL: KEPT, timeout: TIMEOUT, urgency: 'high', topic: topicOf(alertId) },
    });
}

/** The topic of an alert: of its messages that wait at a push service the newest stays (RFC 8030 §5.4, at most 32 characters). */
export function topicOf(alertId: string): string {
  return createHash('sha256').update(alertId).digest('base64url').slice(0, 32);
}

/** Creates what evaluates the alerts of everybody who has an address, once, and sends what has fired. */
export function createPushing({ mock, send, log = console.error }: Options) {
  const { pushAddresses } = mock;
  let isReported = false;

  const sendTo = async (person: string, address: PushSubscription, { text, id }: Message) => {
    try {
      await send(address, text, id);
    } catch (error) {
      const { statusCode, message } = error as { statusCode?: number; message: string };
      if (statusCode === 404 || statusCode === 410) return pushAddresses.remove(person, address.endpoint);
      // The same network fails again.
      if (!isReported) log(`Alerts cannot be sent: ${message}`);
      isReported = true;
    }
  };

  return async (): Promise<void> => {
    for (const [person, addresses] of pushAddresses.all()) {
      for (const alert of await fireAlerts(person, mock)) {
        const message = { id: alert.id, text: JSON.stringify(alert) };
        await Promise.all(addresses.map((address) => sendTo(person, address, message)));
      }
    }
  };
}

/** Evaluates and sends every few seconds, one run after the other; returns a function that stops it. */
export function startPushing(options: Options): () => void {
  const push = createPushing(options);
  let isRunning = false;
  const timer = setInterval(() => {
    if (isRunning) return;
    isRunning = true;
    push()
      .catch(() => {})
      .finally(() => (isRunning = false));
  }, EVERY);
  return () => clearInterval(timer);
}
