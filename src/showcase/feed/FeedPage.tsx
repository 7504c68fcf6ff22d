import { useToday } from '../../app/actors/useToday';
import { useFilters } from '../../app/router/useFilters';
import { useT } from '../../i18n/useT';
import { FilteredPanel } from '../../ui/filter/FilteredPanel';
import { FilterForm } from '../../ui/filter/FilterForm';
import { FilterResult } from '../../ui/filter/FilterResult';
import { filterItems, noFilters, pressedTagOf, withTag } from '../../ui/filter/filters';
import { createFilterAddress } from '../../ui/filter/address';
import { ArticleCard } from './ArticleCard';
import { useArticles } from './useArticles';
import styles from './FeedPage.module.css';
import { ShowcasePage } from '../ShowcasePage';

/** The filters of the articles in the address of their page. */
const feedAddress = createFilterAddress({
  title: 'title',
  author: 'author',
  tag: 'tag',
  pressedTag: 'tagIs',
  from: 'from',
  to: 'to',
});

/** /apps/feed: articles, and the filters of the product's news on them. */
export default function FeedPage() {
  return (
    <ShowcasePage name="feed">
      <ArticlesPanel />
    </ShowcasePage>
  );
}

/** The articles, filtered by the form that filters the news; the applied filters stand in the address. */
function ArticlesPanel() {
  const t = useT();
  const articles = useArticles();
  const { filters, apply } = useFilters(feedAddress);
  const today = useToday();
  const found = filterItems(articles, filters);

  return (
    <FilteredPanel
      title={t('showcase.feed.articles')}
      fact={t('showcase.feed.count', { count: articles.length })}
      filter={t('showcase.feed.filter')}
      form={
        <FilterForm
          name="feed-filters"
          label={t('showcase.feed.filters')}
          tags={[...new Set(articles.flatMap(({ tags }) => tags))]}
          onApply={apply}
          filters={filters}
          today={today}
        />
      }
    >
      <FilterResult
        filters={filters}
        count={found.length}
        matches={t('showcase.feed.matches', { count: found.length, total: articles.length })}
        noMatch={t('showcase.feed.noMatch')}
        showAll={t('showcase.feed.showAll')}
        onReset={() => apply(noFilters)}
      />
      <ul className={styles.list}>
        {found.map((article) => (
          <ArticleCard
            key={article.id}
            {...article}
            pressedTag={pressedTagOf(filters)}
            onTag={(tag) => apply(withTag(filters, tag))}
          />
        ))}
      </ul>
    </FilteredPanel>
  );
}
