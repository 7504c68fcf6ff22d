import { useT } from '../../i18n/useT';
import { people } from '../people';
import { articles, tagColours, type ArticleId } from './sample';

const ids = Object.keys(articles) as ArticleId[];

/** The articles in the language in use, with what they are filtered by. */
export function useArticles() {
  const t = useT();
  return ids.map((id) => {
    const { author, tags, ...rest } = articles[id];
    const { name, face } = people[author];
    return {
      id,
      ...rest,
      face,
      title: t(`showcase.feed.${id}`),
      description: t(`showcase.feed.${id}.description`),
      author: name,
      tags: tags.map((tag) => t(`showcase.feed.tag.${tag}`)),
      colours: tags.map((tag) => tagColours[tag]),
    };
  });
}

export type Article = ReturnType<typeof useArticles>[number];
