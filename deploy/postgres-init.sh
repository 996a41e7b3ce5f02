#!/bin/sh
# Of compose.yaml, run once by the image on an empty volume. The application owns its database and nothing else; the
# superuser keeps no password, so only somebody inside the container can be it.
set -e
psql -v ON_ERROR_STOP=1 -v password="$POSTGRES_PASSWORD" --username "$POSTGRES_USER" --dbname postgres <<'SQL'
create role dropar login password :'password';
create database dropar owner dropar encoding 'UTF8' template template0;
alter role current_user password null;
SQL
