/** A validated user. `record` is the whole record as the server sent it, so that a save loses nothing of it. */
export type User = {
  readonly id: string | number;
  readonly firstName: string;
  readonly lastName: string;
  readonly userName: string;
  readonly email: string;
  readonly imgUrl: string | null;
  readonly isAdmin: boolean;
  readonly membership: string | null;
  readonly refCode: string | null;
  readonly record: Readonly<Record<string, unknown>>;
};

export type Session = { readonly token: string; readonly user: User };

export type Credentials = { email: string; password: string };
