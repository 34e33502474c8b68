import { type Course, momentOf } from './course.ts';

/** The first stored check from a moment on, as far as there are any; one that came before counts from that moment. */
export function firstCheckOf(courses: Iterable<Course>, since: number): number | null {
  const moments = [...courses].filter(({ checks }) => checks.length > 0).map((course) => momentOf(course, 0));
  return moments.length === 0 ? null : Math.max(Math.min(...moments), since);
}
