import type { ComponentProps, ReactNode } from 'react';
import type { MessageKey } from '../../i18n/messages';
import type { States } from './panel-states';
import type { Stored } from './fixed-actors';
import type { Answers } from './sample/answers';
import type { Section } from './Section';

/** The room and the moment that a panel is shown in. */
type Place = {
  /** That of a page by default. */
  readonly width?: ComponentProps<typeof Section>['width'];
  /** Its usual height in px, kept for an example that is not drawn yet. */
  readonly height: number;
  /** It is fixed to the lower edge of a phone. */
  readonly isSheet?: true;
  /** The query of its address. */
  readonly search?: string;
  /** The time that it is shown at; noon by default. */
  readonly now?: Date;
  /** What its calls are sent in place of the samples of its state. */
  readonly sent?: Answers;
  /** What its browser remembers; nothing by default. */
  readonly stored?: Stored;
};

export type ShownPanel = ReturnType<typeof panel>;

/** A panel of the product with the fragment of its address, its name on the page, and the states that it can be in. */
export function panel(id: string, title: MessageKey, place: Place, view: ReactNode, states: States) {
  return { id, title, ...place, view, states };
}
