import { Button, MultiSelect, Select, Switch, Textarea, TextInput } from '@mantine/core';
import { createBlog, updateBlog } from '@nestling/contract/operations/blogs.gen.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { FormPanel } from '@nestling/kit/FormPanel.tsx';
import { choicesOf, idsOf } from '@nestling/kit/field/choices.ts';
import { DateField } from '@nestling/kit/field/DateField.tsx';
import { FileField } from '@nestling/kit/field/FileField.tsx';
import { noFiles } from '@nestling/kit/field/file-queue.ts';
import { TimeField } from '@nestling/kit/field/TimeField.tsx';
import { Stack } from '@nestling/kit/layout/Stack.tsx';
import { Pending } from '@nestling/kit/Pending.tsx';
import { RichText } from '@nestling/kit/rich/RichText.tsx';
import { SidePanel } from '@nestling/kit/SidePanel.tsx';
import { allows } from '@nestling/rules/roles.ts';
import { slugOf } from '@nestling/rules/slug.ts';
import { useWords } from '@nestling/ui/words.ts';
import { useState } from 'react';
import { usePerson } from '../../../session/session.ts';
import { useSendSmall } from '../../media/use-send-small.ts';
import { BlogListsDocument, BlogPlacesDocument, OneBlogDocument, type OneBlogQuery } from '../blogs.graphql.ts';
import { blogWords } from '../words.ts';
import classes from './blogs.module.css';
import { PostPreview } from './PostPreview.tsx';

type Post = NonNullable<OneBlogQuery['blog']>;
const images = ['image/*'] as const;

const PostForm = ({ post, onClose }: { post: Post | null; onClose: () => void }) => {
  const t = useWords(blogWords);
  const { role } = usePerson();
  const send = useSendSmall();
  const [previewed, setPreviewed] = useState(false);
  const { data: lists } = useAsk(BlogListsDocument, {});
  // Authors of the blog alone have no list of locations to choose from.
  const { data: places } = useAsk(BlogPlacesDocument, {}, { pause: !allows(role, 'teacher') });
  const form = useCallForm({
    add: createBlog,
    change: updateBlog,
    record: post,
    values: {
      title: post?.title,
      summary: post?.summary,
      description: post?.description,
      category: post?.category?.id,
      tags: idsOf(post?.tags),
      author: post?.author?.id,
      location_id: post?.location_id,
      date: post?.date,
      time: post?.time,
      url: post?.url,
      status: post?.status ?? false,
      title_es: post?.title_es,
      summary_es: post?.summary_es,
      description_es: post?.description_es,
      picture: noFiles(),
      without: false,
    },
    secret: ['picture'],
    args: (given, { picture, without }) => {
      const [sent] = picture;
      return { ...given, ...(sent ? { img: sent.key } : without ? { img: null } : {}) };
    },
    onSaved: onClose,
  });
  const { field, values } = form;
  return (
    <>
      <FormPanel
        form={form}
        title={post ? t('editNamed', { name: post.title }) : t('write')}
        onClose={onClose}
        more={
          <Button variant="default" onClick={() => setPreviewed(true)}>
            {t('preview')}
          </Button>
        }
      >
        <TextInput autoComplete="off" {...field('title', t('title'))} />
        <Textarea autosize {...field('summary', t('summary'), t('summaryHelp'))} />
        <RichText {...field('description', t('description'))} />
        {post?.img && !values.without ? <img className={classes.picture} src={post.img} alt="" /> : null}
        <FileField send={send} accept={images} {...field('picture', t('picture'), t('pictureHelp'))} />
        {post?.img ? <Switch {...field('without', t('removePicture'))} /> : null}
        <Select clearable data={choicesOf(lists?.blogCategories)} {...field('category', t('category'))} />
        <MultiSelect searchable data={choicesOf(lists?.blogTags)} {...field('tags', t('tags'))} />
        <Select clearable data={choicesOf(lists?.blogAuthors)} {...field('author', t('author'))} />
        {places ? (
          <Select
            clearable
            data={choicesOf(places.locationsDropdown)}
            {...field('location_id', t('location'), t('locationHelp'))}
          />
        ) : null}
        <DateField {...field('date', t('date'), t('dateHelp'))} />
        {values.date ? <TimeField {...field('time', t('time'), t('timeHelp'))} /> : null}
        <TextInput autoComplete="off" placeholder={slugOf(values.title)} {...field('url', t('url'), t('urlHelp'))} />
        <details className={classes.fold} open={Boolean(values.title_es || values.description_es)}>
          <summary>{t('inSpanish')}</summary>
          <Stack>
            <TextInput autoComplete="off" lang="es" {...field('title_es', t('titleEs'))} />
            <Textarea autosize lang="es" {...field('summary_es', t('summaryEs'))} />
            <RichText {...field('description_es', t('descriptionEs'))} />
          </Stack>
        </details>
        <Switch size="md" {...field('status', t('publish'))} />
      </FormPanel>
      {previewed ? (
        <PostPreview
          id={post?.id}
          post={{ ...values, img: values.without ? null : (post?.img ?? null) }}
          onClose={() => setPreviewed(false)}
        />
      ) : null}
    </>
  );
};

/** Writes a post, or changes one. */
export const PostPanel = ({ id, onClose }: { id: string | null; onClose: () => void }) => {
  const t = useWords(blogWords);
  const { data, error, again } = useAsk(OneBlogDocument, { id: id ?? '' }, { pause: id === null });
  if (id === null) return <PostForm post={null} onClose={onClose} />;
  if (data?.blog) return <PostForm post={data.blog} onClose={onClose} />;
  return (
    <SidePanel title={t('edit')} onClose={onClose}>
      <Pending error={error} onRetry={again} rows={6} />
    </SidePanel>
  );
};
