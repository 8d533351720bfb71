import { RowsSkeleton } from '@nestling/ui/feedback/Skeletons.tsx';
import { lazy } from '@nestling/ui/lazy.ts';
import { useSearch } from '@tanstack/react-router';
import { Suspense } from 'react';
import type { Located } from '../../../shell/place.ts';
import { DocumentTabs } from '../parts/DocumentTabs.tsx';
import { FileList } from '../parts/FileList.tsx';
import { LocationPapers } from '../parts/LocationPapers.tsx';

const ReportList = lazy(() =>
  import('../../health/parts/ReportList.tsx').then((part) => ({ default: part.ReportList })),
);
/** The documents of a location, and the papers its families have sent. */
const Documents = ({ place }: Located) => {
  const { of }: { of?: string } = useSearch({ strict: false });
  if (of === 'immunizations')
    return (
      <Suspense fallback={<RowsSkeleton />}>
        <ReportList location={place.id} tabs={<DocumentTabs here="immunizations" />} />
      </Suspense>
    );
  return of === 'papers' ? (
    <LocationPapers location={place.id} today={place.today} />
  ) : (
    <FileList type="document" location={place.id} tabs={<DocumentTabs here="documents" />} />
  );
};

export default Documents;
