import { Model, type Registry, type Server } from 'miragejs';
import { user } from './factories/user';
import { watchlist } from './factories/watchlist';

type UserRow = {
  firstName: string;
  lastName: string;
  imgUrl: string;
  userName: string;
  email: { name: string; verified: boolean };
  phone: { number: string; verified: boolean };
  sex: string;
  birthday: string;
  lang: string;
  country: string;
  city: string;
  address1: string;
  zipcode: string;
  website: string;
  socials: { twitter: string; facebook: string; linkedin: string };
  isAdmin: boolean;
  membership: string;
  refCode: string;
  brokerInfo?: string;
  consultSymbols?: string[];
};
type WatchlistRow = { userId: string; name: string; symbols: string[] };

export const models = {
  user: Model.extend<UserRow>({} as UserRow),
  watchlist: Model.extend<WatchlistRow>({} as WatchlistRow),
};

export const factories = { user, watchlist };

export type MockServer = Server<Registry<typeof models, typeof factories>>;
export type MockSchema = MockServer['schema'];
