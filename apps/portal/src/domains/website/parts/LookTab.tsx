import { Button } from '@mantine/core';
import { applyWebsiteTheme, deleteWebsiteTheme } from '@nestling/contract/operations/website.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { useDeletion } from '@nestling/kit/deletion.tsx';
import { Row } from '@nestling/kit/layout/Stack.tsx';
import { deleteItem, editItem } from '@nestling/kit/menu-items.tsx';
import { Pending } from '@nestling/kit/Pending.tsx';
import { Section } from '@nestling/kit/Section.tsx';
import { Badge } from '@nestling/ui/feedback/Badge.tsx';
import { Menu } from '@nestling/ui/overlay/Menu.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { IconDotsVertical, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useMay } from '../../permissions/use-may.ts';
import type { TabProps } from '../site-record.ts';
import { WebsiteThemesDocument, type WebsiteThemesQuery } from '../website.graphql.ts';
import { websiteWords } from '../words.ts';
import { ThemeDialog } from './ThemeDialog.tsx';
import { ThemeSample } from './ThemeSample.tsx';
import classes from './website.module.css';

type Theme = WebsiteThemesQuery['websiteThemes']['data'][number];

/** How a site looks: the themes of the center, and the one this site has. */
const LookTab = ({ site }: TabProps) => {
  const t = useWords(websiteWords);
  const edits = useMay()('edit_website');
  const { data, error, again } = useAsk(WebsiteThemesDocument, {});
  const [open, setOpen] = useState<Theme | 'new' | null>(null);
  const wear = useAction(applyWebsiteTheme);
  const { ask, question } = useDeletion(deleteWebsiteTheme);
  if (!data) return <Pending error={error} onRetry={again} rows={4} />;
  const themes = data.websiteThemes.data;
  return (
    <Section
      title={t('tab_look')}
      help={t('lookHelp')}
      action={
        edits ? (
          <Button leftSection={<IconPlus size={18} />} onClick={() => setOpen('new')}>
            {t('addTheme')}
          </Button>
        ) : null
      }
    >
      {themes.length === 0 ? <p>{t('noThemes')}</p> : null}
      <ul className={classes.lines}>
        {themes.map((theme) => (
          <li key={theme.id} className={classes.line}>
            <div className={classes.grow}>
              <b>{theme.name}</b>
              {site.theme?.id === theme.id ? <Badge kind="good">{t('worn')}</Badge> : null}
              <ThemeSample theme={theme} />
            </div>
            {edits ? (
              <Row>
                {site.theme?.id === theme.id ? null : (
                  <Button
                    variant="default"
                    aria-label={t('wearNamed', { name: theme.name })}
                    onClick={() => void wear.run({ site_id: site.id, theme_id: theme.id })}
                  >
                    {t('wear')}
                  </Button>
                )}
                <Menu
                  label={t('moreOf', { name: theme.name })}
                  button={<IconDotsVertical size={20} aria-hidden="true" />}
                  items={[editItem(t('edit'), () => setOpen(theme)), deleteItem(t('remove'), () => ask(theme))]}
                />
              </Row>
            ) : null}
          </li>
        ))}
      </ul>
      {open ? <ThemeDialog theme={open === 'new' ? null : open} onClose={() => setOpen(null)} /> : null}
      {question}
    </Section>
  );
};

export default LookTab;
