import { Button, Textarea, TextInput } from '@mantine/core';
import {
  createBlogAuthor,
  createBlogCategory,
  createBlogTag,
  deleteBlogAuthor,
  deleteBlogCategory,
  deleteBlogTag,
  updateBlogAuthor,
  updateBlogCategory,
  updateBlogTag,
} from '@nestling/contract/operations/blogs.gen.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { useDeletion } from '@nestling/kit/deletion.tsx';
import { FormDialog } from '@nestling/kit/FormDialog.tsx';
import { deleteItem, editItem } from '@nestling/kit/menu-items.tsx';
import { Section } from '@nestling/kit/Section.tsx';
import { SidePanel } from '@nestling/kit/SidePanel.tsx';
import { Menu } from '@nestling/ui/overlay/Menu.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { IconDots } from '@tabler/icons-react';
import { useState } from 'react';
import { BlogListsDocument } from '../blogs.graphql.ts';
import { blogWords } from '../words.ts';
import classes from './blogs.module.css';

const calls = {
  category: [createBlogCategory, updateBlogCategory, deleteBlogCategory],
  tag: [createBlogTag, updateBlogTag, deleteBlogTag],
  author: [createBlogAuthor, updateBlogAuthor, deleteBlogAuthor],
} as const;
type Kind = keyof typeof calls;

interface Line {
  readonly id: string;
  readonly name: string;
  readonly post_count: number | null;
  readonly details?: string | null;
}
interface Edited {
  readonly line: Line | null;
  readonly onClose: () => void;
}

const NameDialog = ({ kind, line, onClose }: Edited & { kind: 'category' | 'tag' }) => {
  const t = useWords(blogWords);
  const [add, change] = calls[kind];
  const form = useCallForm({ add, change, record: line, values: { name: line?.name }, onSaved: onClose });
  return (
    <FormDialog form={form} title={line ? t('editNamed', { name: line.name }) : t(`add_${kind}`)} onClose={onClose}>
      <TextInput autoComplete="off" {...form.field('name', t('name'))} />
    </FormDialog>
  );
};

const AuthorDialog = ({ line, onClose }: Edited) => {
  const t = useWords(blogWords);
  const [add, change] = calls.author;
  const values = { name: line?.name, details: line?.details };
  const form = useCallForm({ add, change, record: line, values, onSaved: onClose });
  return (
    <FormDialog form={form} title={line ? t('editNamed', { name: line.name }) : t('add_author')} onClose={onClose}>
      <TextInput autoComplete="off" {...form.field('name', t('name'))} />
      <Textarea autosize {...form.field('details', t('details'))} />
    </FormDialog>
  );
};

const Names = ({ kind, title, lines }: { kind: Kind; title: string; lines: readonly Line[] }) => {
  const t = useWords(blogWords);
  const [edited, setEdited] = useState<Line | 'new' | null>(null);
  const { ask, question } = useDeletion(calls[kind][2]);
  const open = edited === 'new' ? null : edited;
  const close = () => setEdited(null);
  return (
    <Section
      title={title}
      action={
        <Button variant="default" aria-label={t(`add_${kind}`)} onClick={() => setEdited('new')}>
          {t('addName')}
        </Button>
      }
    >
      {lines.length === 0 ? <p>{t('none')}</p> : null}
      <ul className={classes.lines}>
        {lines.map((line) => (
          <li key={line.id} className={classes.line}>
            <span className={classes.grow}>{line.name}</span>
            <span>{line.post_count === 1 ? t('onePost') : t('posts', { count: line.post_count ?? 0 })}</span>
            <Menu
              label={t('editNamed', { name: line.name })}
              button={<IconDots size={18} />}
              items={[editItem(t('edit'), () => setEdited(line)), deleteItem(t('remove'), () => ask(line))]}
            />
          </li>
        ))}
      </ul>
      {edited && kind === 'author' ? <AuthorDialog line={open} onClose={close} /> : null}
      {edited && kind !== 'author' ? <NameDialog kind={kind} line={open} onClose={close} /> : null}
      {question}
    </Section>
  );
};

/** What posts are found by and signed with. */
export const ListsPanel = ({ onClose }: { onClose: () => void }) => {
  const t = useWords(blogWords);
  const { data } = useAsk(BlogListsDocument, {});
  return (
    <SidePanel title={t('lists')} onClose={onClose}>
      <Names kind="category" title={t('categories')} lines={data?.blogCategories ?? []} />
      <Names kind="tag" title={t('tags')} lines={data?.blogTags ?? []} />
      <Names kind="author" title={t('authors')} lines={data?.blogAuthors ?? []} />
    </SidePanel>
  );
};
