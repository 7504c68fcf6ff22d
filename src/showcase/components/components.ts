import type { MessageKey } from '../../i18n/messages';

type ExampleText<Name extends string, Example extends string> = `showcase.${Name}.${Example}.about`;

/** A component that has a page: its examples have texts. */
export type ComponentName = MessageKey extends infer Text
  ? Text extends ExampleText<infer Name, string>
    ? Name
    : never
  : never;

type ExampleName<Name extends string> = MessageKey extends infer Text
  ? Text extends ExampleText<Name, infer Example>
    ? Example
    : never
  : never;

/** What a key does, as the texts have it. */
export type Effect = MessageKey extends infer Text
  ? Text extends `showcase.keys.${infer Name}`
    ? Name
    : never
  : never;

export type Key = 'Tab' | 'Enter' | 'Space' | 'Esc' | '↑' | '↓' | '←' | '→';

type Component<Example extends string> = {
  /** In the order in which they are shown: a text has a sentence on each, which is the file of that name in the component's folder. */
  readonly examples: readonly Example[];
  /** The keys of each effect, in the order of a person's way through the component. */
  readonly keys: Readonly<Partial<Record<Effect, readonly Key[]>>>;
};

/** The component pages, by the last part of their paths. */
export const components: { readonly [Name in ComponentName]: Component<ExampleName<Name>> } = {
  button: {
    examples: ['Kinds', 'Icons', 'Sizes', 'States', 'Submit', 'Copy'],
    keys: { next: ['Tab'], press: ['Enter', 'Space'] },
  },
  spinner: {
    examples: ['WholePage', 'Sizes', 'Value', 'InButton'],
    keys: { skipsSpinner: ['Tab'] },
  },
  input: {
    examples: ['Fields', 'Problem', 'Help', 'States', 'SearchBox', 'Area', 'Refused'],
    keys: { nextField: ['Tab'], send: ['Enter'] },
  },
  checkbox: {
    examples: ['States', 'Group', 'Required'],
    keys: { next: ['Tab'], toggle: ['Space'] },
  },
  radio: {
    examples: ['Segments', 'Toggles', 'Plain', 'States'],
    keys: { intoGroup: ['Tab'], chooseNeighbour: ['↑', '↓', '←', '→'], chooseFocused: ['Space'] },
  },
  select: {
    examples: ['InForm', 'Searchable', 'Grouped', 'States'],
    keys: { nextField: ['Tab'], chooseNeighbour: ['↑', '↓'], takeOption: ['Enter'], closeList: ['Esc'] },
  },
  switch: {
    examples: ['States', 'Settings', 'Saving'],
    keys: { next: ['Tab'], toggle: ['Space'] },
  },
  upload: {
    examples: ['Picture', 'Several', 'Disabled'],
    keys: { next: ['Tab'], chooseFile: ['Enter', 'Space'] },
  },
  rate: {
    examples: ['Stars', 'Sizes', 'States'],
    keys: { intoGroup: ['Tab'], neighbourStar: ['→', '↓'], chooseFocused: ['Space'] },
  },
  'auto-complete': {
    examples: ['Symbols', 'OnlyChoices', 'Many', 'Native'],
    keys: { walkOptions: ['↑', '↓'], takeOption: ['Enter'], closeList: ['Esc'] },
  },
  steps: {
    examples: ['Horizontal', 'Vertical', 'Problem'],
    keys: { skipsSteps: ['Tab'], step: ['Enter', 'Space'] },
  },
  'date-time-picker': {
    examples: ['Day', 'Limits', 'Period', 'Time'],
    keys: {
      openCalendar: ['Enter', 'Space'],
      walkDays: ['↑', '↓', '←', '→'],
      takeDay: ['Enter'],
      closeOverlay: ['Esc'],
    },
  },
  dropdown: {
    examples: ['Actions', 'Links', 'Choices', 'Disabled'],
    keys: {
      openMenu: ['Enter', 'Space', '↓'],
      walkMenu: ['↑', '↓'],
      closeOverlay: ['Esc', 'Tab'],
    },
  },
  breadcrumbs: {
    examples: ['Plain', 'Icons', 'Long'],
    keys: { nextLink: ['Tab'], follow: ['Enter'] },
  },
  tabs: {
    examples: ['Horizontal', 'Vertical', 'Counts', 'Disabled'],
    keys: { intoTabs: ['Tab'], walkTabs: ['←', '→', '↑', '↓'] },
  },
  avatar: {
    examples: ['Initials', 'Picture', 'Sizes', 'WithName', 'Group'],
    keys: { skipsPictures: ['Tab'] },
  },
  badge: {
    examples: ['Marks', 'Sample', 'Tags', 'Counts', 'Removable'],
    keys: { skipsTags: ['Tab'], removeTag: ['Enter', 'Space'] },
  },
  collapse: {
    examples: ['One', 'Accordion', 'Native', 'Disabled'],
    keys: { nextHead: ['Tab'], openSection: ['Enter', 'Space'] },
  },
  pagination: {
    examples: ['Few', 'Many', 'InTable', 'Disabled'],
    keys: { next: ['Tab'], openPage: ['Enter', 'Space'] },
  },
  modal: {
    examples: ['Sizes', 'Confirm', 'WithForm', 'FromTheSide'],
    keys: { openDialog: ['Enter', 'Space'], staysWithin: ['Tab'], closeOverlay: ['Esc'] },
  },
  popover: {
    examples: ['Explains', 'Named', 'BelowHeader'],
    keys: { openPopover: ['Enter', 'Space'], leavesPopover: ['Tab'], closeOverlay: ['Esc'] },
  },
  popconfirm: {
    examples: ['Ask', 'Waits', 'Undo'],
    keys: { askFirst: ['Enter', 'Space'], toConfirm: ['Tab'], changesNothing: ['Esc'] },
  },
  progress: {
    examples: ['Bars', 'Unknown', 'Circles', 'Live'],
    keys: { skipsProgress: ['Tab'], step: ['Enter', 'Space'] },
  },
  result: {
    examples: ['Success', 'Others', 'NothingThere', 'NotLoaded'],
    keys: { nextWay: ['Tab'], press: ['Enter'] },
  },
  alert: {
    examples: ['Kinds', 'OneLine', 'Dismissible', 'AboveContent'],
    keys: { nextWay: ['Tab'], press: ['Enter', 'Space'] },
  },
  notification: {
    examples: ['Kinds', 'TitleOnly', 'WithAction', 'Replaced'],
    keys: { pauses: ['Tab'], dismiss: ['Enter', 'Space'] },
  },
  skeleton: {
    examples: ['Rows', 'Loading', 'Card'],
    keys: { skipsSkeleton: ['Tab'] },
  },
};
