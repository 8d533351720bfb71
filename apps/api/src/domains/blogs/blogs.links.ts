import { joinTable } from '../../kernel/db/join-table.ts';
import { Tag } from '../../model/tag/entity.ts';
import { Blog } from './blogs.entities.ts';

export const postTags = joinTable('blog_tag', Blog, 'blog_id', Tag, 'tag_id');
