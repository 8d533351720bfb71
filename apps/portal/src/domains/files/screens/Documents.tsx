import { useSearch } from '@tanstack/react-router';
import { DocumentTabs } from '../parts/DocumentTabs.tsx';
import { FileList } from '../parts/FileList.tsx';
import { LocationPapers } from '../parts/LocationPapers.tsx';

/** The documents of a location, and the papers its families have sent. */
const Documents = () => {
  const { of }: { of?: string } = useSearch({ strict: false });
  return of === 'papers' ? <LocationPapers /> : <FileList type="document" detail={<DocumentTabs here="documents" />} />;
};

export default Documents;
