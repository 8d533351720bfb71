import {
  IconCalendarStats,
  IconClipboardCheck,
  IconClipboardList,
  IconClockHour4,
  IconClockPlay,
  IconDoorEnter,
  IconFileText,
  IconHourglass,
  IconScale,
} from '@tabler/icons-react';
import { screen } from '../../screen.ts';

/** Who is here, who was, and for how long. */
export const attendanceScreens = {
  'attendance.door': screen({
    path: '/teacher/students/check-in-or-out',
    rule: 'teacher',
    title: { en: 'Check-in and check-out', es: 'Entrada y salida' },
    menu: {
      under: 'top',
      order: 15,
      icon: IconDoorEnter,
      bar: 2,
      audience: 'staff',
      label: { en: 'Check-in', es: 'Entrada' },
    },
    load: () => import('./screens/Door.tsx'),
  }),
  'attendance.area': screen({
    path: '/attendance',
    rule: 'teacher',
    title: { en: 'Attendance', es: 'Asistencia' },
    redirect: 'attendance.students',
  }),
  'attendance.students': screen({
    path: '/attendance/students',
    rule: 'teacher',
    title: {
      en: 'Student attendance',
      es: 'Asistencia de niños',
      pets: { en: 'Pet attendance', es: 'Asistencia de mascotas' },
    },
    menu: {
      under: 'top',
      order: 16,
      icon: IconClipboardCheck,
      audience: 'staff',
      label: { en: 'Attendance', es: 'Asistencia' },
    },
    load: () => import('./screens/StudentAttendance.tsx'),
  }),
  'attendance.staff': screen({
    path: '/attendance/staff',
    rule: 'teacher',
    title: { en: 'Staff attendance', es: 'Asistencia del personal' },
    menu: {
      under: 'top',
      order: 17,
      icon: IconClockPlay,
      audience: 'staff',
      label: { en: 'Time clock', es: 'Fichar' },
    },
    load: () => import('./screens/StaffAttendance.tsx'),
  }),
  'attendance.ratio': screen({
    path: '/room-ratio',
    rule: 'manager',
    title: { en: 'Room ratio', es: 'Proporción por sala' },
    menu: { under: 'centre', order: 50, icon: IconScale, audience: 'staff' },
    load: () => import('./screens/RoomRatio.tsx'),
  }),
  'attendance.summary': screen({
    path: '/attendance-summary',
    rule: 'teacher',
    title: { en: 'Attendance summary', es: 'Resumen de asistencia' },
    menu: { under: 'reports', order: 20, icon: IconCalendarStats, audience: 'staff' },
    load: () => import('./screens/AttendanceSummary.tsx'),
  }),
  'attendance.report': screen({
    path: '/student-attendance-report',
    rule: 'teacher',
    title: {
      en: 'Student attendance report',
      es: 'Informe de asistencia',
      pets: { en: 'Pet attendance report', es: 'Informe de asistencia' },
    },
    menu: { under: 'reports', order: 21, icon: IconFileText, audience: 'staff' },
    load: () => import('./screens/StudentAttendanceReport.tsx'),
  }),
  'attendance.dailyHours': screen({
    path: '/student-daily-hours',
    rule: 'manager',
    title: {
      en: 'Student daily hours',
      es: 'Horas diarias de niños',
      pets: { en: 'Pet daily hours', es: 'Horas diarias de mascotas' },
    },
    menu: { under: 'reports', order: 22, icon: IconClipboardList, audience: 'staff' },
    load: () => import('./screens/StudentDailyHours.tsx'),
  }),
  'attendance.hours': screen({
    path: '/student-hours',
    rule: 'manager',
    title: { en: 'Student hours', es: 'Horas de niños', pets: { en: 'Pet hours', es: 'Horas de mascotas' } },
    menu: { under: 'reports', order: 23, icon: IconHourglass, audience: 'staff' },
    load: () => import('./screens/StudentHours.tsx'),
  }),
  'attendance.staffHours': screen({
    path: '/staff-hours',
    rule: 'manager',
    title: { en: 'Staff hours', es: 'Horas del personal' },
    menu: { under: 'reports', order: 24, icon: IconClockHour4, audience: 'staff' },
    load: () => import('./screens/StaffHours.tsx'),
  }),
  'attendance.timeTracking': screen({
    path: '/staff-time-tracking',
    rule: 'manager',
    title: { en: 'Staff time tracking', es: 'Control de horas' },
    menu: { under: 'reports', order: 25, icon: IconClockHour4, audience: 'staff' },
    load: () => import('./screens/StaffTimeTracking.tsx'),
  }),
};
