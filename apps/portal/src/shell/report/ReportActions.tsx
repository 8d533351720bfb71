import { Button } from '@mantine/core';
import { allows } from '@nestling/rules/roles.ts';
import { isSavedReport } from '@nestling/rules/saved-reports.ts';
import { Menu } from '@nestling/ui/overlay/Menu.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { IconChevronDown, IconDownload, IconMail, IconPrinter } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { href } from '../../addresses.ts';
import { usePerson } from '../../session/session.ts';
import classes from './ReportActions.module.css';
import { type AskedFile, useExport } from './use-export.ts';
import { reportWords } from './words.ts';

/** Takes a report away: as a file for spreadsheets, as one for reading, or on paper. */
export const ReportActions = ({ file, paper = true }: { file: AskedFile | null; paper?: boolean }) => {
  const t = useWords(reportWords);
  const { save, busy } = useExport();
  const manager = allows(usePerson().role, 'manager');
  const navigate = useNavigate();
  const types = [
    ['xlsx', 'Excel'],
    ['csv', 'CSV'],
    ['pdf', 'PDF'],
  ] as const;
  // What is wanted every week is saved once, and told of by mail.
  const keep =
    manager && file && isSavedReport(file.report)
      ? [
          {
            key: 'keep',
            label: t('keep'),
            icon: <IconMail size={18} />,
            onPick: () => void navigate({ href: href('reports.saved', {}, { open: `new-${file.report}` }) }),
          },
        ]
      : [];
  return (
    <>
      {paper ? (
        <Button variant="default" leftSection={<IconPrinter size={18} />} onClick={() => print()}>
          {t('print')}
        </Button>
      ) : null}
      {file ? (
        <Menu
          className={classes.export}
          button={
            <>
              <IconDownload size={18} aria-hidden="true" />
              {t(busy ? 'making' : 'export')}
              <IconChevronDown size={16} aria-hidden="true" />
            </>
          }
          items={[
            ...types.map(([type, label]) => ({ key: type, label, onPick: () => void save(file, type) })),
            ...keep,
          ]}
        />
      ) : null}
    </>
  );
};
