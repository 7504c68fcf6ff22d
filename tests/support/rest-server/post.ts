export type Message = {
  to: string;
  about: 'address' | 'password';
  /** What its link carries. */
  token: string;
  /** Six digits that may be typed in the place of the link. */
  code: string;
};

export type Post = ReturnType<typeof createPost>;

/** The messages that the server writes, kept for the test to read. */
export function createPost() {
  const messages: Message[] = [];
  let sent = 0;

  return {
    send(about: Message['about'], to: string) {
      sent += 1;
      messages.unshift({ to, about, token: `TOKEN/${sent}+=`, code: String(246_800 + sent) });
    },
    /** The token that a code stands for. */
    tokenOf: (code: unknown) => messages.find((each) => each.code === code)?.token ?? null,
    /** Whom the message with this token went to; it is good for nothing afterwards. */
    redeem(about: Message['about'], token: unknown): string | null {
      const index = messages.findIndex((each) => each.about === about && each.token === token);
      return index === -1 ? null : messages.splice(index, 1)[0]!.to;
    },
    newestTo: (to: string) => messages.find((each) => each.to === to) ?? null,
  };
}
