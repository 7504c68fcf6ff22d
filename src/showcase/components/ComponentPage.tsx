import type { ComponentType } from 'react';
import type { PageModule } from '../../app/router/groups';
import type { MessageKey } from '../../i18n/messages';
import { Panels } from '../../ui/ErrorBoundary';
import { ShowcasePage } from '../ShowcasePage';
import { components, type ComponentName } from './components';
import { ExamplePanel } from './ExamplePanel';
import { KeysPanel } from './KeysPanel';
import styles from './ComponentPage.module.css';

const modules = import.meta.glob<Readonly<Record<string, ComponentType>>>('./*/*.tsx');

type Example = { name: string; file: string; Example: ComponentType };

/** Loads the page of a component with the code of its examples. */
export async function loadComponentPage(name: ComponentName): Promise<PageModule> {
  const examples = await Promise.all(
    components[name].examples.map(async (example) => {
      const file = `./${name}/${example}.tsx`;
      const module = await modules[file]!();
      return { name: example, file, Example: module[example]! };
    }),
  );
  return { default: () => <ComponentPage name={name} examples={examples} /> };
}

/** The frame of every component page: its examples, each with its source, and what the keyboard does. */
function ComponentPage({ name, examples }: { name: ComponentName; examples: readonly Example[] }) {
  return (
    <ShowcasePage name={name}>
      <div className="columns">
        <div className={`stack ${styles.examples}`}>
          <Panels>
            {examples.map((example) => (
              <ExamplePanel
                key={example.name}
                {...example}
                name={`showcase.${name}.${example.name}` as MessageKey}
              />
            ))}
          </Panels>
        </div>
        <KeysPanel component={name} />
      </div>
    </ShowcasePage>
  );
}
