import { clock, date, flag, id, ids, richText, text } from '../../kernel/call/input.ts';
import { Location } from '../../model/location/entity.ts';
import { Tag } from '../../model/tag/entity.ts';
import { Blog, BlogAuthor, BlogCategory } from './blogs.entities.ts';

/** Letters of the text of a post, its tags counted. */
const LONGEST_POST = 100_000;
export const title = text(1, 200);
export const description = richText(LONGEST_POST);
/** What a post may have beside its title and text. */
export const postDetails = {
  summary: text(0, 500).nullish(),
  img: text(0, 80).nullish(),
  status: flag().optional(),
  category: id(BlogCategory).nullish(),
  date: date().nullish(),
  author: id(BlogAuthor).nullish(),
  location_id: id(Location).nullish(),
  tags: ids(Tag, 30, 0).optional(),
  url: text(0, 200).optional(),
  time: clock().nullish(),
  title_es: text(0, 200).nullish(),
  summary_es: text(0, 500).nullish(),
  description_es: richText(LONGEST_POST).nullish(),
};

/** An address, and the post that may have it already. */
export const addressAsked = { url: text(0, 200), id: id(Blog).optional() };
