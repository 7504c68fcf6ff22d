import type { ComponentProps, ReactNode } from 'react';
import type { MessageKey } from '../../i18n/messages';
import type { States } from './panel-states';
import type { Section } from './Section';

/** A panel of the product with its name on the page, and the states that it can be in. */
export type ShownPanel = {
  /** The fragment of the address that leads to it. */
  readonly id: string;
  readonly title: MessageKey;
  readonly width: ComponentProps<typeof Section>['width'];
  /** Its usual height in px, kept for an example that is not drawn yet. */
  readonly height: number;
  /** It is fixed to the lower edge of a phone. */
  readonly isSheet?: true;
  /** The query of its address. */
  readonly search?: string;
  /** The time that it is shown at; noon by default. */
  readonly now?: Date;
  readonly view: ReactNode;
  readonly states: States;
};
