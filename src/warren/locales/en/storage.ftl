cli-help-db-backup = Copy the database into one file while the server goes on.
cli-help-argument-backup = A new file for the copy.

db-backed-up = Copy of the database: { $file }, bytes: { $size }.

error-backup-shared = { $field }: only a database in one file is copied like this; PostgreSQL has pg_dump.
error-backup-exists = { $field }: the file { $file } is there already; name another one.
error-database = The database cannot be reached: { $problem }
error-database-write = The database cannot be written: { $problem }
error-schema-newer = The schema of the database ({ $have }) was made by a later version; this one does not know it.
error-schema-foreign = The database is none of Warren’s, or was changed by hand: { $problem }
