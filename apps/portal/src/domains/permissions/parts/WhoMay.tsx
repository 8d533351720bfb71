import type { BuiltInPermission } from '@nestling/rules/permissions.ts';
import { useWords } from '@nestling/ui/words.ts';
import type { ReactNode } from 'react';
import { readOnlyWords } from '../read-only-words.ts';
import { useMay } from '../use-may.ts';
import classes from './WhoMay.module.css';

/** Forms that are read by everybody of a role and saved by whom the centre lets: the others see them switched off. */
export const WhoMay = ({ permission, children }: { permission: BuiltInPermission; children: ReactNode }) => {
  const t = useWords(readOnlyWords);
  const may = useMay();
  if (may(permission)) return children;
  return (
    <>
      <p className={classes.told}>{t('readOnly')}</p>
      <fieldset className={classes.off} disabled>
        {children}
      </fieldset>
    </>
  );
};
