import { lazy } from '@nestling/ui/lazy.ts';
import { useWords } from '@nestling/ui/words.ts';
import { IconAlertTriangle } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { tagWords } from '../words.ts';

const AllergyDialog = lazy(() => import('./AllergyDialog.tsx'));

/** Notes an allergy for one child, with how bad it is and what to do. */
export const NoteAllergy = ({
  student,
  className,
}: {
  student: { readonly id: string; readonly allergies: readonly { readonly id: string; readonly name: string }[] };
  className?: string | undefined;
}) => {
  const t = useWords(tagWords);
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={className} onClick={() => setOpen(true)}>
        <IconAlertTriangle size={20} aria-hidden="true" />
        {t('noteAllergy')}
      </button>
      {open ? (
        <Suspense>
          <AllergyDialog student={student} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
};
