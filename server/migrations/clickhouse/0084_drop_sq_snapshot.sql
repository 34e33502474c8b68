drop table sq_snapshot
