import { Button } from '@mantine/core';
import { deleteWebsitePageDraft, publishWebsitePageDraft } from '@nestling/contract/operations/website.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { useDeletion } from '@nestling/kit/deletion.tsx';
import { deleteItem } from '@nestling/kit/menu-items.tsx';
import { SidePanel } from '@nestling/kit/SidePanel.tsx';
import { momentWords } from '@nestling/ui/format/when.ts';
import { Menu } from '@nestling/ui/overlay/Menu.tsx';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { IconDotsVertical, IconWorldUpload } from '@tabler/icons-react';
import { useMay } from '../../permissions/use-may.ts';
import { type PageRecord, type Written, writtenOf } from '../page-saving.ts';
import { websiteWords } from '../words.ts';
import classes from './website.module.css';

/**
 * The drafts of a page, the newest first: whoever finds their own beside somebody else's takes, publishes or deletes one.
 * @param onTake given what a draft says, to be written on as one step that can be undone
 */
export const Drafts = ({
  page,
  onTake,
  onClose,
}: {
  page: PageRecord;
  onTake: (written: Written) => void;
  onClose: () => void;
}) => {
  const t = useWords(websiteWords);
  const { language } = useSpeech();
  const publishes = useMay()('publish_website');
  const publish = useAction(publishWebsitePageDraft);
  const { ask, question } = useDeletion(deleteWebsitePageDraft);
  return (
    <SidePanel title={t('drafts')} onClose={onClose}>
      <p className={classes.note}>{t('draftsHelp')}</p>
      {page.drafts.length === 0 ? <p>{t('noDrafts')}</p> : null}
      <ul className={classes.lines}>
        {page.drafts.map((draft) => {
          const name = momentWords(draft.updated_at, language);
          return (
            <li key={draft.id} className={classes.line}>
              <div className={classes.grow}>
                <span>{name}</span>
                <span className={classes.note}>{draft.updated_by?.full_name}</span>
              </div>
              <Button
                variant="default"
                size="xs"
                aria-label={t('takeDraftOf', { when: name })}
                onClick={() => onTake(writtenOf(draft))}
              >
                {t('takeDraft')}
              </Button>
              <Menu
                label={t('moreOf', { name })}
                button={<IconDotsVertical size={20} aria-hidden="true" />}
                items={[
                  ...(publishes
                    ? [
                        {
                          key: 'publish',
                          label: t('publishPage'),
                          icon: <IconWorldUpload size={18} />,
                          onPick: () => void publish.run({ id: draft.id }),
                        },
                      ]
                    : []),
                  deleteItem(t('remove'), () => ask({ id: draft.id, name })),
                ]}
              />
            </li>
          );
        })}
      </ul>
      {question}
    </SidePanel>
  );
};
