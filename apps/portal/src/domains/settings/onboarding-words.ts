import { defineWords } from '@nestling/ui/words.ts';

/** The steps from an empty centre to one that works. */
export const onboardingWords = defineWords({
  en: {
    progress: '{done} of {all} steps done',
    allDone: 'Everything is set up.',
    done: 'Done',
    open: 'To do',
    go: 'Go there',
    isSchool: 'Add your center’s profile',
    isSchoolText: 'Your center’s name, address and time zone, for documents and pages.',
    isLocation: 'Add a location',
    isLocationText: 'A place with its own time zone, rooms, cameras and people.',
    isManager: 'Add a manager',
    isManagerText: 'Someone who can see and manage everything at the location.',
    isRoom: 'Add rooms',
    isRoomText: 'Cameras, staff and ratios follow the room a child is in.',
    isStream: 'Connect the video',
    isStreamText: 'A streaming server, or the address of one camera.',
    isCamera: 'Add cameras',
    isCameraText: 'Test each one before families see it.',
    isStudent: 'Add the children',
    isStudentText: 'With their room, birthday and safety information.',
    isContact: 'Invite the families',
    isContactText: 'They sign up with the location’s code or by invitation.',
  },
  es: () => import('./onboarding-words.es.ts'),
  pets: {
    isStudent: 'Add the pets',
    isRoomText: 'Cameras, staff and ratios follow the room a pet is in.',
  },
});
