import { RowsSkeleton } from '@nestling/ui/feedback/Skeletons.tsx';
import { lazy } from '@nestling/ui/lazy.ts';
import { useSearch } from '@tanstack/react-router';
import { Suspense } from 'react';
import { DocumentTabs } from '../parts/DocumentTabs.tsx';
import { FileList } from '../parts/FileList.tsx';
import { LocationPapers } from '../parts/LocationPapers.tsx';

const ReportList = lazy(() =>
  import('../../health/parts/ReportList.tsx').then((part) => ({ default: part.ReportList })),
);
const Immunized = () => <ReportList detail={<DocumentTabs here="immunizations" />} />;

/** The documents of a location, and the papers its families have sent. */
const Documents = () => {
  const { of }: { of?: string } = useSearch({ strict: false });
  if (of === 'immunizations')
    return (
      <Suspense fallback={<RowsSkeleton />}>
        <Immunized />
      </Suspense>
    );
  return of === 'papers' ? <LocationPapers /> : <FileList type="document" detail={<DocumentTabs here="documents" />} />;
};

export default Documents;
