import type { ComponentType } from 'react';
import type { MessageKey } from '../../i18n/messages';
import { Panels } from '../../ui/ErrorBoundary';
import { ShowcasePage } from '../ShowcasePage';
import type { ShowcasePageName } from '../routes';
import { ExamplePanel } from './ExamplePanel';
import { KeysPanel, type Keys } from './KeysPanel';
import styles from './ComponentPage.module.css';

type ExampleOf<Key, Name extends string> = Key extends `showcase.${Name}.${infer Example}.about`
  ? Example
  : never;

/** The names of a page's examples: its texts have a sentence on each, and each is the file of that name in the page's folder. */
type ExampleName<Name extends string> = ExampleOf<MessageKey, Name>;

type Props<Name extends ShowcasePageName> = {
  name: Name;
  /** In the order in which they are shown. */
  examples: Readonly<Record<ExampleName<Name>, ComponentType>>;
  keys: Keys;
};

/** The frame of every component page: its examples, each with its source, and what the keyboard does. */
export function ComponentPage<Name extends ShowcasePageName>({ name, examples, keys }: Props<Name>) {
  return (
    <ShowcasePage name={name}>
      <div className="columns">
        <div className={`stack ${styles.examples}`}>
          <Panels>
            {Object.entries<ComponentType>(examples).map(([example, Example]) => (
              <ExamplePanel
                key={example}
                name={`showcase.${name}.${example}` as MessageKey}
                file={`./${name}/${example}.tsx`}
                Example={Example}
              />
            ))}
          </Panels>
        </div>
        <KeysPanel keys={keys} />
      </div>
    </ShowcasePage>
  );
}
