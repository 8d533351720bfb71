import { Badge } from '@nestling/ui/feedback/Badge.tsx';
import { momentFigures } from '@nestling/ui/format/when.ts';
import { Menu, type MenuItem } from '@nestling/ui/overlay/Menu.tsx';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { IconDots } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { href } from '../../../addresses.ts';
import { documentOf } from '../document.ts';
import { templateWords } from '../template-words.ts';
import type { TemplateGalleryQuery } from '../templates.graphql.ts';
import { LetterView } from './LetterView.tsx';
import classes from './templates.module.css';

export type Template = TemplateGalleryQuery['newsletterTemplates']['data'][number];

/** One template of the gallery: how it looks, in small, with its tags and whether managers are offered it. */
export const TemplateCard = ({ one, items }: { one: Template; items: readonly MenuItem[] }) => {
  const t = useWords(templateWords);
  const { language } = useSpeech();
  return (
    <li className={classes.card}>
      <div className={classes.look} aria-hidden="true" inert>
        <div className={classes.small}>
          <LetterView document={documentOf(one.template)} width="desktop" />
        </div>
      </div>
      <div className={classes.words}>
        <Link to={href('newsletters.one', { tempId: one.id })} className={classes.name}>
          {one.name}
        </Link>
        <Menu label={t('menu', one)} button={<IconDots size={20} />} items={items} />
      </div>
      <div className={classes.tags}>
        <Badge kind={one.published ? 'good' : 'neutral'}>{one.published ? t('offered') : t('notOffered')}</Badge>
        {one.tags.map(({ id, name }) => (
          <Badge key={id}>{name}</Badge>
        ))}
      </div>
      <span className={classes.note}>{t('changed', { when: momentFigures(one.updated_at, language) })}</span>
    </li>
  );
};
