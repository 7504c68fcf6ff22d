/// <reference types="vite/client" />

interface ImportMetaEnv {
  readonly VITE_API_URL?: string;
  readonly VITE_NEWS_URL?: string;
  readonly VITE_NEWS_PROVIDER?: string;
  readonly VITE_CHART_FEED_URL?: string;
  readonly VITE_CHART_EMBED_URL?: string;
  readonly VITE_CHART_EMBED_SAME_ORIGIN?: string;
  readonly VITE_PARTNER_NAME?: string;
  readonly VITE_PARTNER_URL?: string;
  readonly VITE_CONTACT_EMAIL?: string;
  readonly VITE_TERMS_URL?: string;
  readonly VITE_IMAGE_ORIGINS?: string;
  readonly VITE_HSTS?: 'off' | 'host' | 'subdomains';
  readonly VITE_SAMPLES?: 'on' | 'off';
  readonly VITE_BOT_URL?: string;
  readonly VITE_BRAND_NAME?: string;
  readonly VITE_BRAND_LOGO?: string;
  readonly VITE_COVID_URL?: string;
  readonly VITE_TILE_URL?: string;
  readonly VITE_GOOGLE_MAPS_KEY?: string;
  readonly VITE_REPORT_URL?: string;
}

/** True in a build with the mock backend; a constant, so that other builds drop that code. */
declare const __DEMO__: boolean;

/** The paths of the route table, in the script that sends reports alone. */
declare const __ROUTE_PATHS__: readonly string[];

declare module '*/schema.graphql' {
  const document: import('graphql').DocumentNode;
  export default document;
}
