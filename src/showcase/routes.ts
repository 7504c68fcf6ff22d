/** Rows of one folder and one category of the header's search. */
function rows<const Category extends string, const Folder extends string, const Name extends string>(
  category: Category,
  folder: Folder,
  ...names: readonly Name[]
) {
  return names.map(
    (name) =>
      ({
        path: `${folder}${name}`,
        title: `showcase.${name}`,
        layout: 'main',
        access: 'member',
        group: 'showcase',
        twoColumns: name.endsWith('dashboard'),
        search: { category, keywords: name },
      }) as const,
  );
}

/** The demo material's rows of the route table; without their line there, nothing of this folder is left. */
export const showcaseRoutes = [
  ...rows('apps', '/', 'nft-dashboard', 'medical-dashboard'),
  ...rows('apps', '/apps/', 'feed'),
  ...rows('forms', '/forms/', 'advanced-forms'),
  ...rows('dataTables', '/', 'data-tables'),
  ...rows('charts', '/', 'charts'),
  ...rows('maps', '/maps/', 'google-maps', 'leaflet-maps', 'react-simple-maps', 'pigeon-maps'),
  ...rows('apps', '/ui-components/', 'states', 'button', 'spinner'),
  ...rows('forms', '/ui-components/', 'input', 'checkbox', 'radio', 'select', 'switch', 'upload', 'rate'),
  ...rows('forms', '/ui-components/', 'auto-complete', 'steps', 'date-time-picker'),
  ...rows('apps', '/ui-components/', 'dropdown', 'breadcrumbs', 'tabs', 'avatar', 'badge', 'collapse'),
  ...rows('dataTables', '/ui-components/', 'pagination'),
  ...rows('apps', '/ui-components/', 'modal', 'popover', 'popconfirm'),
  ...rows('charts', '/ui-components/', 'progress'),
  ...rows('apps', '/ui-components/', 'result', 'alert', 'notification', 'skeleton'),
];

type Row = (typeof showcaseRoutes)[number];

export type ShowcasePath = Row['path'];

/** The last part of a page's path. */
export type ShowcasePageName = Row['title'] extends `showcase.${infer Name}` ? Name : never;
