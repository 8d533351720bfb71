import { RowsSkeleton } from '@nestling/ui/feedback/Skeletons.tsx';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useEffect } from 'react';
import { href } from '../../../addresses.ts';

const places = ['enrolled', 'waitlist', 'graduated'];

/** The list under its other address, narrowed by what stands at the end of it. */
const RosterByStatus = () => {
  const { status = '' }: { status?: string } = useParams({ strict: false });
  const navigate = useNavigate();
  useEffect(() => {
    const search: Record<string, string> = places.includes(status) ? { place: status } : status ? { status } : {};
    void navigate({ href: href('students.list', {}, search), replace: true });
  }, [navigate, status]);
  return <RowsSkeleton rows={8} />;
};

export default RosterByStatus;
