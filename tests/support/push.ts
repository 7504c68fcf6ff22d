import { onTestFinished, vi } from 'vitest';
import { installDatabases } from './indexed-db';

/** 65 bytes, as the public key of a server has. */
export const KEY = `B${'A'.repeat(86)}`;

export const ENDPOINT = 'https://fcm.googleapis.com/fcm/send/one';

/** Where the service worker of these browsers keeps who may read. */
export const DATABASE = 'nhip http://localhost:5173/ push';

type Options = {
  permission?: NotificationPermission;
  /** What the person answers to the browser's question. */
  answer?: NotificationPermission;
  hasPush?: boolean;
  hasWorker?: boolean;
  userAgent?: string;
  /** The browser's Web Locks; none by default. */
  locks?: object;
};

/** A browser with Web Push, for this test. */
export function installPush({
  permission = 'default',
  answer = 'granted',
  hasPush = true,
  hasWorker = true,
  userAgent = '',
  locks,
}: Options = {}) {
  const databases = installDatabases();
  const steps: string[] = [];
  const closed: string[] = [];
  let subscription: object | null = null;
  let isKept = false;
  let onSubscribe = () => {};
  const subscribed = (key: string) => ({
    endpoint: ENDPOINT,
    options: { applicationServerKey: Uint8Array.from(bytesOf(key)).buffer },
    toJSON: () => ({ endpoint: ENDPOINT, expirationTime: null, keys: { p256dh: 'P', auth: 'A' } }),
    unsubscribe: async () => {
      if (isKept) throw new Error('The browser keeps it');
      steps.push('unsubscribe');
      subscription = null;
      return true;
    },
  });
  const registration = {
    scope: 'http://localhost:5173/',
    pushManager: {
      getSubscription: async () => subscription,
      subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
        steps.push('subscribe');
        onSubscribe();
        return (subscription = subscribed(applicationServerKey));
      },
    },
    getNotifications: async () => [{ close: () => void closed.push('notification') }],
  };
  const worker = Object.assign(new EventTarget(), {
    getRegistration: async () => (hasWorker ? registration : undefined),
    ready: hasWorker ? Promise.resolve(registration) : new Promise(() => {}),
  });
  vi.stubGlobal(
    'navigator',
    Object.create(navigator, propertiesOf({ serviceWorker: worker, userAgent, locks })),
  );
  const notification = {
    permission,
    requestPermission: async () => {
      steps.push('request permission');
      return (notification.permission = answer);
    },
  };
  vi.stubGlobal('Notification', notification);
  if (hasPush) vi.stubGlobal('PushManager', {});
  onTestFinished(() => void vi.unstubAllGlobals());
  return {
    databases,
    steps,
    closed,
    worker,
    isSubscribed: () => subscription !== null,
    /** Calls back while the push service is called. */
    subscribing: (call: () => void) => void (onSubscribe = call),
    /** Has the browser refuse to end a subscription. */
    keep: () => void (isKept = true),
    /** Subscribed from an earlier visit. */
    subscribe: (key = KEY) => void (subscription = subscribed(key)),
  };
}

function propertiesOf(values: object): PropertyDescriptorMap {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { value }]));
}

function bytesOf(key: string) {
  return [...atob(key.replaceAll('-', '+').replaceAll('_', '/'))].map((each) => each.charCodeAt(0));
}
