import { Button } from '@mantine/core';
import {
  deletePortfolioSection,
  removePortfolioActivity,
  updatePortfolioSection,
} from '@nestling/contract/operations/portfolios.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { Stack } from '@nestling/kit/layout/Stack.tsx';
import { deleteItem, editItem } from '@nestling/kit/menu-items.tsx';
import { useMovingItems } from '@nestling/kit/moving-items.tsx';
import { RichTextView } from '@nestling/kit/rich/RichTextView.tsx';
import { Section } from '@nestling/kit/Section.tsx';
import { ConfirmDelete } from '@nestling/ui/overlay/ConfirmDelete.tsx';
import { Menu, type MenuItem } from '@nestling/ui/overlay/Menu.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { IconDotsVertical, IconPlus, IconRefresh } from '@tabler/icons-react';
import { startTransition, useState } from 'react';
import type { PortfolioWholeFragment } from '../portfolios.graphql.ts';
import { portfolioWords } from '../words.ts';
import { AddMoments } from './AddMoments.tsx';
import { Moments } from './Moments.tsx';
import { ReachedList } from './ReachedList.tsx';
import { type PortfolioSection, SectionDialog } from './SectionDialog.tsx';

type Open =
  | { readonly what: 'write'; readonly section: PortfolioSection | null }
  | { readonly what: 'add' | 'remove'; readonly section: PortfolioSection };

/** The sections of a draft, with what can be done to each; of what was published they are only read. */
export const EditSections = ({ portfolio }: { portfolio: PortfolioWholeFragment }) => {
  const t = useWords(portfolioWords);
  const [open, setOpen] = useState<Open | null>(null);
  const move = useAction(updatePortfolioSection);
  const remove = useAction(deletePortfolioSection);
  const takeOut = useAction(removePortfolioActivity);
  const movingItems = useMovingItems();
  const close = () => setOpen(null);
  // A press is seen before its dialog is made.
  const show = (next: Open) => startTransition(() => setOpen(next));
  const { id: portfolioId, sections, student } = portfolio;
  const menuOf = (section: PortfolioSection, at: number): MenuItem[] => [
    editItem(t('editSection'), () => show({ what: 'write', section })),
    ...(section.progress
      ? [
          {
            key: 'anew',
            label: t('gatherAnew'),
            icon: <IconRefresh size={18} />,
            onPick: () => void move.run({ id: section.id, progress: true }),
          },
        ]
      : []),
    ...movingItems(at, sections.length, (order) => void move.run({ id: section.id, order })),
    deleteItem(t('removeSection'), () => show({ what: 'remove', section })),
  ];
  return (
    <Stack gap="l">
      {sections.map((section, at) => (
        <Section
          key={section.id}
          title={section.name}
          action={
            <Menu
              label={t('moreOf', { name: section.name })}
              button={<IconDotsVertical size={20} aria-hidden="true" />}
              items={menuOf(section, at)}
            />
          }
        >
          {section.text ? <RichTextView html={section.text} /> : null}
          {section.progress && section.milestones.length === 0 ? <p>{t('noneReached')}</p> : null}
          <ReachedList reached={section.milestones} />
          {section.text === '' && section.activities.length === 0 && !section.progress ? (
            <p>{t('nothingYet')}</p>
          ) : null}
          <Moments
            moments={section.activities}
            menuOf={(entry) => [
              deleteItem(t('takeOut'), () => void takeOut.run({ id: portfolioId, activity: entry.id })),
            ]}
          />
          <Button variant="default" leftSection={<IconPlus size={18} />} onClick={() => show({ what: 'add', section })}>
            {t('addMoments')}
          </Button>
        </Section>
      ))}
      <div>
        <Button leftSection={<IconPlus size={18} />} onClick={() => show({ what: 'write', section: null })}>
          {t('addSection')}
        </Button>
      </div>
      {open?.what === 'write' ? (
        <SectionDialog portfolio={portfolioId} section={open.section} onClose={close} />
      ) : open?.what === 'add' && student?.location ? (
        <AddMoments portfolio={portfolio} section={open.section.id} location={student.location.id} onClose={close} />
      ) : open?.what === 'remove' ? (
        <ConfirmDelete
          onCancel={close}
          onDelete={async () => {
            await remove.run({ id: open.section.id });
            close();
          }}
        >
          <b>{open.section.name}</b>
        </ConfirmDelete>
      ) : null}
    </Stack>
  );
};
