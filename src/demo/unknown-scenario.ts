import { interfaceLanguage } from '../app/language';
import type { Scenario } from '../../mock-server/scenarios';
import { translate } from '../i18n/i18n';

/** The longest name that the page repeats. */
const ROOM = 40;

/** Replaces the page of a start that has failed by the scenarios that exist, each a link to it. */
export function showKnownScenarios(unknown: string, known: readonly Scenario[]): void {
  const language = interfaceLanguage();
  const page = Object.assign(document.createElement('main'), { className: 'plain-page', lang: language });
  const links = known.map((name) => {
    const address = new URL(window.location.href);
    address.searchParams.set('scenario', name);
    return element(
      'li',
      element('a', name, { href: address.href }),
      `: ${translate(`demo.scenario.${name}`)}`,
    );
  });
  const list = element('ul');
  list.append(...links);
  // As high as a finger needs.
  list.style.lineHeight = '44px';
  page.append(
    element('h1', `${translate('demo.unknownScenario')}: ${unknown.slice(0, ROOM)}`),
    element('p', `${translate('demo.knownScenarios')}:`),
    list,
  );
  document.querySelector('#root')?.replaceChildren(page);
  page.querySelector('a')?.focus();
}

function element(
  tag: string,
  content: string | Node = '',
  rest: string | { href: string } = '',
): HTMLElement {
  const made = document.createElement(tag);
  made.append(content);
  if (typeof rest === 'string') made.append(rest);
  else Object.assign(made, rest);
  return made;
}
